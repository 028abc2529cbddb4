import type { ThemeColourName } from '@umkreis/schemas'
import type { Cast, Role } from './cast.ts'

/** A company's look: the four colours that its managers can choose. */
export interface CompanyColours {
  readonly name: string
  readonly colours: Readonly<Record<ThemeColourName, string>>
}

/** The product's own look. */
export const UMKREIS = {
  name: 'umkreis',
  colours: { banner: '#FF7941', bgcolor: '#FFF8F6', line1: '#124D4D', line2: '#FF7941' },
} as const satisfies CompanyColours

/** Reads `banner,bgcolor,line1,line2`. @throws {Error} If it is not four six-digit colours. */
export function parseColours(text: string): CompanyColours {
  const [banner, bgcolor, line1, line2, ...more] = text.split(',')
  const all = [banner, bgcolor, line1, line2]
  if (
    more.length > 0 ||
    !banner ||
    !bgcolor ||
    !line1 ||
    !line2 ||
    !all.every((one) => /^#[\da-f]{6}$/i.test(one ?? ''))
  )
    throw new Error(
      `A look is four colours, banner,bgcolor,line1,line2, as in #F2B705,#F4F8FB,#1F3A6E,#F8A9C0: ${text}`,
    )
  return { name: banner.slice(1).toLowerCase(), colours: { banner, bgcolor, line1, line2 } }
}

/** Who works in the company whose look changes; everybody else wears the product's own. */
export const wearsTheme = (role: Role): boolean => role === 'manager' || role === 'newDevice'

/** Gives the company its look, as its manager would: from the next visit on everybody in it sees it. */
export async function wearTheme({ manager }: Cast, { name, colours }: CompanyColours): Promise<void> {
  const values = Object.entries(colours).map(([colour, value]) => ({ name: colour, value }))
  const answer = await manager.evaluate(
    async ([body, isOwn]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        'content-type': 'application/json',
      }
      const path = '/api/themes/company-current-theme'
      const response = await fetch(path, isOwn ? { method: 'DELETE', headers } : { method: 'PUT', headers, body })
      return response.ok ? '' : `${response.status} ${await response.text()}`
    },
    [JSON.stringify({ themeName: name, values }), name === UMKREIS.name] as const,
  )
  if (answer) throw new Error(`The look was refused: ${answer}`)
}
