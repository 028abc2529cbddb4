import { and, asc, eq, gte } from 'drizzle-orm'
import type { UserBoxesAnswer, UserId, UserLinksAnswer } from '@umkreis/schemas'
import { requireKeyOwner } from '../../access/require-key-owner.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { e2eeDeviceBoxes, e2eePreviousKeyBoxes, e2eeUserLinks } from '../../db/schema/index.ts'

/**
 * Reads a person's chain from one link on; nothing for a person without keys.
 *
 * @throws {ServiceError} `not-found` for whom the viewer has nothing to verify.
 */
export async function readUserLinks(db: Db, viewer: Viewer, userId: string, from: number): Promise<UserLinksAnswer> {
  await requireKeyOwner(db, viewer, userId)
  const links = await db
    .select({ seq: e2eeUserLinks.seq, link: e2eeUserLinks.link })
    .from(e2eeUserLinks)
    .where(and(eq(e2eeUserLinks.userId, userId), gte(e2eeUserLinks.seq, from)))
    .orderBy(asc(e2eeUserLinks.seq))
  return { userId: userId as UserId, links }
}

/** Reads every box of the viewer's own keys. */
export async function readOwnBoxes(db: Db, viewer: Viewer): Promise<UserBoxesAnswer> {
  const deviceBoxes = await db
    .select({ deviceId: e2eeDeviceBoxes.deviceId, generation: e2eeDeviceBoxes.generation, box: e2eeDeviceBoxes.box })
    .from(e2eeDeviceBoxes)
    .where(eq(e2eeDeviceBoxes.userId, viewer.userId))
    .orderBy(asc(e2eeDeviceBoxes.generation), asc(e2eeDeviceBoxes.deviceId))
  const previousKeyBoxes = await db
    .select({ generation: e2eePreviousKeyBoxes.generation, box: e2eePreviousKeyBoxes.box })
    .from(e2eePreviousKeyBoxes)
    .where(eq(e2eePreviousKeyBoxes.userId, viewer.userId))
    .orderBy(asc(e2eePreviousKeyBoxes.generation))
  return { deviceBoxes: deviceBoxes as UserBoxesAnswer['deviceBoxes'], previousKeyBoxes }
}
