import type { AnyRoute } from '../../route.ts'
import { createCommentRoute } from './create-comment.ts'
import { createPostRoute } from './create-post.ts'
import { deleteCommentRoute } from './delete-comment.ts'
import { deleteLinkCardRoute } from './delete-link-card.ts'
import { deleteMentionRoute } from './delete-mention.ts'
import { deletePictureRoute } from './delete-picture.ts'
import { deletePostRoute } from './delete-post.ts'
import { deleteQuestionRoute } from './delete-question.ts'
import { deleteReactionRoute } from './delete-reaction.ts'
import { deleteReportRoute } from './delete-report.ts'
import { getDigestRoute } from './get-digest.ts'
import { getPostRoute } from './get-post.ts'
import { listCommentsRoute } from './list-comments.ts'
import { listMentionsRoute } from './list-mentions.ts'
import { listPostsRoute } from './list-posts.ts'
import { listQuestionsRoute } from './list-questions.ts'
import { listReportsRoute } from './list-reports.ts'
import { pinPostRoute } from './pin-post.ts'
import { putAskedRoute } from './put-asked.ts'
import { putDigestRoute } from './put-digest.ts'
import { putReactionRoute } from './put-reaction.ts'
import { putVoteRoute } from './put-vote.ts'
import { reportCommentRoute } from './report-comment.ts'
import { reportPostRoute } from './report-post.ts'
import { unpinPostRoute } from './unpin-post.ts'
import { showUnsubscribeRoute, unsubscribeRoute } from './unsubscribe-digest.ts'
import { updateCommentRoute } from './update-comment.ts'
import { updatePostRoute } from './update-post.ts'
import { uploadPictureRoute } from './upload-picture.ts'

/** The organisation's feed. */
export const feedRoutes: readonly AnyRoute[] = [
  listPostsRoute,
  createPostRoute,
  getPostRoute,
  updatePostRoute,
  deletePostRoute,
  deleteLinkCardRoute,
  pinPostRoute,
  unpinPostRoute,
  putReactionRoute,
  deleteReactionRoute,
  putVoteRoute,
  listCommentsRoute,
  createCommentRoute,
  updateCommentRoute,
  deleteCommentRoute,
  reportPostRoute,
  reportCommentRoute,
  listReportsRoute,
  deleteReportRoute,
  listMentionsRoute,
  deleteMentionRoute,
  listQuestionsRoute,
  putAskedRoute,
  deleteQuestionRoute,
  getDigestRoute,
  putDigestRoute,
  showUnsubscribeRoute,
  unsubscribeRoute,
  uploadPictureRoute,
  deletePictureRoute,
]
