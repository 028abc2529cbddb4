/** Who is on call from a day on, until the next entry; days as `2026-11-23`, in order. */
export interface Shift {
  readonly from: string
  readonly who: string
}

/** Whether somebody wants to know who is on call, in English or German. */
export function asksWhoIsOnCall(text: string): boolean {
  return /\bwho(?:['’]s| is) on[ -]call\b|\bwer hat (?:gerade |heute )?(?:bereitschaft|rufbereitschaft)\b/i.test(text)
}

/** The answer for a day; `undefined` before the first shift. */
export function whoIsOnCall(rota: readonly Shift[], day: string): string | undefined {
  return rota.findLast(({ from }) => from <= day)?.who
}
