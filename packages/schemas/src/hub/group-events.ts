import * as v from 'valibot'
import { groupIdSchema } from '../ids.ts'

/**
 * Argument of the event `GroupChanged`: its name, picture or members changed, the receiver just joined it, or
 * muted or pinned it on another device.
 */
export const groupChangedSchema = v.object({ groupId: groupIdSchema })
/** Argument of the event `GroupChanged`. */
export type GroupChanged = v.InferOutput<typeof groupChangedSchema>

/** Argument of the event `GroupRemoved`: the receiver may no longer see the group. Nothing of it follows. */
export const groupRemovedSchema = v.object({ groupId: groupIdSchema })
/** Argument of the event `GroupRemoved`. */
export type GroupRemoved = v.InferOutput<typeof groupRemovedSchema>
