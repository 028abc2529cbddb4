/** The conditions of a strong password, in the order in which they are shown. */
export const PASSWORD_RULES = ['uppercase', 'lowercase', 'digit', 'special', 'length'] as const

/** One condition of a strong password. */
export type PasswordRule = (typeof PASSWORD_RULES)[number]

const TESTS: Record<PasswordRule, (password: string) => boolean> = {
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  length: (password) => [...password].length >= 8,
}

/** Which conditions a password meets. */
export function checkPassword(password: string): Record<PasswordRule, boolean> {
  const entries = PASSWORD_RULES.map((rule): [PasswordRule, boolean] => [rule, TESTS[rule](password)])
  return Object.fromEntries(entries) as Record<PasswordRule, boolean>
}
