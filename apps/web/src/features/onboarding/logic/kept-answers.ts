import { type UserId, userIdSchema } from '@umkreis/schemas'
import * as v from 'valibot'
import { MEMBER_MEMORY_PREFIX } from '../../../services/member-memory.ts'
import type { Step } from './steps.ts'

const KEY = `${MEMBER_MEMORY_PREFIX}onboarding`

const text = v.string()
const keptSchema = v.object({
  userId: userIdSchema,
  step: v.picklist([0, 1, 2]),
  values: v.object({
    firstName: text,
    lastName: text,
    description: text,
    linkedInUrl: text,
    position: text,
    skills: v.array(text),
    country: text,
    city: text,
  }),
})

/** What somebody has typed so far, not checked yet, and how far they came. */
export type Answers = { readonly step: Step; readonly values: v.InferOutput<typeof keptSchema>['values'] }

/** Keeps what was typed as long as the tab is open, so that a reload does not lose it. Never throws. */
export function keepAnswers(storage: Storage, userId: UserId, answers: Answers): void {
  try {
    storage.setItem(KEY, JSON.stringify({ userId, ...answers }))
  } catch {
    // A full or forbidden storage: the form still holds everything.
  }
}

/**
 * What this person had typed before the page was loaded again. What another person left behind, or what cannot be read, is
 * forgotten instead. Never throws.
 */
export function loadAnswers(storage: Storage, userId: UserId): Answers | undefined {
  try {
    const { success, output } = v.safeParse(keptSchema, JSON.parse(storage.getItem(KEY) ?? 'null'))
    if (success && output.userId === userId) return { step: output.step as Step, values: output.values }
  } catch {
    // Nothing that was written here.
  }
  forgetAnswers(storage)
  return undefined
}

/** Forgets what was typed, because it is saved, or because somebody else may follow. */
export function forgetAnswers(storage: Storage): void {
  storage.removeItem(KEY)
}
