import {
  GROUPS_PAGE_SIZE,
  createGroupRequestSchema,
  groupSchema,
  groupsAnswerSchema,
  type CreateGroupRequest,
  type Group,
  type GroupId,
  type GroupsAnswer,
} from '@umkreis/schemas'
import type { Http } from '../http.ts'

/** Conversations. */
export interface GroupsResource {
  /** @param pageNumber Starts at 1; `paginationDataDto.lastPage` says where it ends. */
  page(pageNumber: number, signal?: AbortSignal): Promise<GroupsAnswer>
  byId(groupId: GroupId, signal?: AbortSignal): Promise<Group>
  /** Two people and no name: the conversation that these two already have is answered. */
  create(request: CreateGroupRequest): Promise<Group>
}

export function createGroupsResource(http: Http): GroupsResource {
  return {
    page: (pageNumber, signal) =>
      http.json('get', 'groups', groupsAnswerSchema, {
        searchParams: { pageNumber, pageSize: GROUPS_PAGE_SIZE },
        ...(signal ? { signal } : {}),
      }),
    byId: (groupId, signal) =>
      http.json('get', `groups/${encodeURIComponent(groupId)}`, groupSchema, signal ? { signal } : {}),
    async create(request) {
      return http.json('post', 'groups', groupSchema, { json: http.parseRequest(createGroupRequestSchema, request) })
    },
  }
}
