import { feedPictureSchema, type FeedPostPost } from '@umkreis/schemas'
import * as v from 'valibot'

const DAY_MS = 86_400_000

/** How long polls are open, in days. */
export const POLL_DAYS = ['1', '3', '7', '14'] as const

const draftSchema = v.object({
  /** The same one while it is tried again: an answer that was lost does not write the post twice. */
  clientPostId: v.string(),
  isQuestion: v.boolean(),
  text: v.string(),
  /** Whom the text named when they were chosen. */
  mentions: v.array(v.string()),
  pictures: v.array(feedPictureSchema),
  poll: v.nullable(v.object({ options: v.array(v.string()), days: v.picklist(POLL_DAYS) })),
  skills: v.array(v.string()),
})

/** A post that is being written. */
export type PostDraft = v.InferOutput<typeof draftSchema>

/** Nothing written yet. */
export function createDraft(): PostDraft {
  return {
    clientPostId: crypto.randomUUID(),
    isQuestion: false,
    text: '',
    mentions: [],
    pictures: [],
    poll: null,
    skills: [],
  }
}

/** Whether there is nothing in it that could be lost. */
export function isEmptyDraft({ text, pictures, poll, skills }: PostDraft): boolean {
  return (
    text.trim() === '' &&
    pictures.length === 0 &&
    skills.length === 0 &&
    (poll?.options ?? []).every((option) => option.trim() === '')
  )
}

/** The text under which a draft is kept; an empty one is not. */
export function formatDraft(draft: PostDraft): string {
  return isEmptyDraft(draft) ? '' : JSON.stringify(draft)
}

/** @returns Undefined for what is no draft (any more). */
export function parseDraft(text: string | undefined): PostDraft | undefined {
  if (!text) return undefined
  try {
    const result = v.safeParse(draftSchema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** Whether it can be sent. */
export function isSendable({ text, poll }: PostDraft, maxLength: number): boolean {
  const filled = (poll?.options ?? []).map((option) => option.trim()).filter((option) => option !== '')
  return (
    text.trim() !== '' &&
    text.length <= maxLength &&
    (poll === null || (filled.length >= 2 && new Set(filled).size === filled.length))
  )
}

/** The draft as it is sent. */
export function toPost(draft: PostDraft, now: Date): FeedPostPost {
  const { clientPostId, isQuestion, text, mentions, pictures, poll, skills } = draft
  return {
    clientPostId,
    kind: isQuestion ? 'question' : 'post',
    text,
    mentions: [...new Set(mentions)],
    pictures: pictures.map(({ pictureId, description }) => ({ pictureId, description })),
    poll: poll && {
      options: poll.options.map((option) => option.trim()).filter((option) => option !== ''),
      endsAt: new Date(now.getTime() + Number(poll.days) * DAY_MS).toISOString(),
    },
    skills: isQuestion ? [...skills] : [],
  }
}
