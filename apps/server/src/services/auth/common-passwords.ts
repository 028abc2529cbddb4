import { invalidField } from '../../errors/service-error.ts'

const MESSAGE = 'This password is among the most frequent ones, or close to one of them. Please choose another'
// What people put for a letter so that rules are met, and which guessing programs try first.
const STANDS_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
// Shorter words are part of too many good passwords.
const MIN_CORE_LENGTH = 4

let known: Promise<ReadonlySet<string>> | undefined

/**
 * Refuses a password that is among the 49,000 most frequent of those that became known, or is one of them in disguise:
 * other capitals, signs for letters, figures and signs around it. The list is part of this server: nothing is asked of
 * anybody else.
 *
 * @throws {ServiceError} `invalid`, at the field `password`.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  known ??= loadList()
  const list = await known
  if (disguises(password).some((form) => list.has(form))) throw invalidField('password', MESSAGE)
}

/** A password as guessing programs see it: as it is, without what stands around its word, and with letters for signs. */
function disguises(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase()
  const spelt = Array.from(lower, (sign) => STANDS_FOR[sign] ?? sign).join('')
  return [lower, coreOf(lower), coreOf(undoSigns(lower)), spelt].filter((form) => form.length >= MIN_CORE_LENGTH)
}

function coreOf(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** Only between letters do signs stand for one; at the end they are what rules ask for. */
function undoSigns(text: string): string {
  return Array.from(coreOf(text), (sign) => STANDS_FOR[sign] ?? sign).join('')
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
