import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import {
  e2eeDeviceBoxes,
  e2eeDevices,
  e2eeGroupBoxes,
  e2eePairings,
  e2eePendingBoxes,
  e2eePreviousKeyBoxes,
} from '../../db/schema/index.ts'

/**
 * Forgets somebody's devices, and all keys that were sealed to them: nobody opens these any more. Their signed public keys
 * stay, by which the others check old messages.
 */
export async function forgetKeys(tx: Db, userId: string): Promise<void> {
  await tx.delete(e2eeDevices).where(eq(e2eeDevices.userId, userId))
  await tx.delete(e2eePairings).where(eq(e2eePairings.userId, userId))
  await tx.delete(e2eeDeviceBoxes).where(eq(e2eeDeviceBoxes.userId, userId))
  await tx.delete(e2eePreviousKeyBoxes).where(eq(e2eePreviousKeyBoxes.userId, userId))
  await tx.delete(e2eeGroupBoxes).where(eq(e2eeGroupBoxes.userId, userId))
  await tx.delete(e2eePendingBoxes).where(eq(e2eePendingBoxes.userId, userId))
}
