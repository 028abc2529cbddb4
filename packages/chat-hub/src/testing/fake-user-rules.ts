import type { UserId, UserLinkPost, UserLinksAnswer } from '@umkreis/schemas'
import type { E2eeApi } from '../conversation/e2ee-api.ts'
import { markRekey, othersIn } from './fake-group-rules.ts'
import { hashOf, type FakeServerTables } from './fake-server-tables.ts'

type UserCalls = Pick<E2eeApi, 'postUserLink' | 'userLinks' | 'userLinksOf' | 'myBoxes'>

async function postUserLink(
  tables: FakeServerTables,
  caller: UserId,
  post: UserLinkPost,
): ReturnType<E2eeApi['postUserLink']> {
  const user = tables.userOf(caller)
  const hash = await hashOf(post.link)
  const head = user.links.at(-1)
  if (head?.hash === hash && post.seq === user.links.length) return { kind: 'accepted' }
  if (post.seq !== user.links.length + 1 || post.previousHash !== (head?.hash ?? null)) return { kind: 'conflict' }
  user.links.push({ link: post.link, hash, generation: post.generation, resetCounter: post.resetCounter })
  user.deviceBoxes.push(...post.deviceBoxes)
  user.previousKeyBoxes.push(...post.previousKeyBoxes)
  const isNewRoot = !head || post.resetCounter > head.resetCounter
  const isNewKey = head && post.generation > head.generation
  for (const [groupId, group] of tables.groups) {
    if (!group.members.has(caller)) continue
    if (isNewKey) markRekey(tables, groupId, group)
    if (isNewRoot && group.pending.some((row) => row.userId === caller)) {
      tables.tell(othersIn(group, caller), { name: 'E2eeBoxNeeded', argument: { groupId, userId: caller } })
    }
  }
  const contacts = [...tables.groups.values()].filter(({ members }) => members.has(caller))
  tables.tell(new Set([caller, ...contacts.flatMap(({ members }) => [...members.keys()])]), {
    name: 'E2eeUserChanged',
    argument: { userId: caller, seq: post.seq },
  })
  return { kind: 'accepted' }
}

function linksOf(tables: FakeServerTables, userId: UserId, from: number): UserLinksAnswer {
  const links = tables.userOf(userId).links.map(({ link }, index) => ({ seq: index + 1, link }))
  return { userId, links: links.slice(from - 1) }
}

/** What the server does with the links and boxes of accounts. */
export function fakeUserCalls(tables: FakeServerTables, caller: UserId): UserCalls {
  return {
    postUserLink: (post) => postUserLink(tables, caller, post),
    userLinks: async (userId, from) => linksOf(tables, userId, from),
    userLinksOf: async (users) => ({ users: users.map(({ userId, from }) => linksOf(tables, userId, from)) }),
    async myBoxes() {
      const { deviceBoxes, previousKeyBoxes } = tables.userOf(caller)
      return { deviceBoxes: [...deviceBoxes], previousKeyBoxes: [...previousKeyBoxes] }
    },
  }
}
