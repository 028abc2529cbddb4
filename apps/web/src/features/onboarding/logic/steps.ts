import type { ProfileForm } from '@umkreis/schemas'

/** A step, counted from 0. */
export type Step = 0 | 1 | 2

/** What each step asks for, and checks before it lets somebody on. */
export const STEP_FIELDS: Readonly<Record<Step, readonly (keyof ProfileForm)[]>> = {
  0: ['firstName', 'lastName', 'description'],
  1: ['linkedInUrl', 'position', 'skills'],
  2: ['country', 'city'],
}

/** Whether the next press sends the whole profile. */
export function isLastStep(step: Step): boolean {
  return step === 2
}
