import type { Culture, Form } from './names.ts'
import type { Random } from './random.ts'

export function createName(
  random: Random,
  culture: Culture,
  form: Form,
  taken: Set<string>,
): { firstName: string; lastName: string } {
  for (;;) {
    const firstName = random.pick(culture[form])
    const lastName = random.pick(culture.last)
    if (!taken.has(`${firstName} ${lastName}`) && !taken.has(lastName)) {
      taken.add(`${firstName} ${lastName}`)
      // Small pools run out of last names, so only the large ones give each of them once.
      if (culture.last.length > 60) taken.add(lastName)
      return { firstName, lastName }
    }
    if (culture.last.every((name) => taken.has(name))) for (const name of culture.last) taken.delete(name)
  }
}

export function createEmail(firstName: string, lastName: string, emails: Set<string>): string {
  const last = foldAddress(lastName)
  const first = foldAddress(firstName)
  for (let length = 1; ; length += 1) {
    const email = `${first.slice(0, length)}.${last}${length > first.length ? length : ''}@lindwerk.example`
    if (!emails.has(email)) {
      emails.add(email)
      return email
    }
  }
}

const ADDRESS_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ø: 'oe',
  đ: 'd',
  ı: 'i',
}

function foldAddress(name: string): string {
  return name
    .toLocaleLowerCase('en')
    .replace(/[äöüßłøđı]/g, (letter) => ADDRESS_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z-]/g, '')
}
