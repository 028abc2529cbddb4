/** What is known of somebody who arrives at a page. */
export interface Arrival {
  /** They are signed in on this device. */
  hasSession: boolean
  /** Of the page. */
  language: string
  /** What they chose on an earlier visit. */
  chosenLanguage: string | null
  /** The same page in the other language; undefined where it has none. */
  otherAddress: string | undefined
}

/** Where an arriving visitor goes on to: members to their profile (SPEC.md section 2), others to the language they chose. */
export function findDestination({ hasSession, language, chosenLanguage, otherAddress }: Arrival): string | undefined {
  if (hasSession) return '/app/profile'
  return chosenLanguage && chosenLanguage !== language ? otherAddress : undefined
}
