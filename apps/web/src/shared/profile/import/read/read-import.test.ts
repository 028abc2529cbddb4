import { DESCRIPTION_MAX_LENGTH as LIMIT_OF_FORM, profileFormSchema } from '@umkreis/schemas'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readSkillNames } from '../../../../../vite/skill-names.ts'
import { buildDocument, buildZip } from '../testing/build-zip.ts'
import { CONNECTIONS, CV, EXPORT, buildExport } from '../testing/export-files.ts'
import { type FoundProfile, ImportError, isNothing } from './found-profile.ts'
import { DESCRIPTION_MAX_LENGTH, SKILLS_OFFERED_MAX } from './limits.ts'
import { linesOf, readImport } from './read-import.ts'

const SKILLS = [
  'Kubernetes, K8s, Kube',
  'SolidWorks',
  'AutoCAD',
  'SQL',
  'Spring, Spring Boot',
  'Go, Golang',
  'Project management, Projektmanagement',
]
const encoder = new TextEncoder()
const readFile = (name: string, content: string | Uint8Array) =>
  readImport({ kind: 'file', name, bytes: typeof content === 'string' ? encoder.encode(content) : content }, SKILLS)
const readText = (text: string) => readImport({ kind: 'lines', lines: linesOf(text) }, SKILLS)
const problemOf = async (reading: Promise<FoundProfile>) => {
  try {
    await reading
    return undefined
  } catch (error) {
    return error instanceof ImportError ? error.problem : error
  }
}

describe('a LinkedIn export', () => {
  it('says who somebody is, what they do now, where, and what they know', async () => {
    expect(await readFile('export.zip', await buildExport())).toEqual({
      firstName: 'Karim',
      lastName: 'Haddad',
      position: 'Senior Platform Engineer',
      description: 'Runs clusters, and likes to.\nAsk me about "K8s".',
      linkedInUrl: '',
      places: ['Munich, Bavaria, Germany', 'Munich'],
      skills: ['Kubernetes', 'Terraform', 'Go'],
      languages: ['Arabic', 'German'],
    })
  })

  it.each([
    ['Profile.csv', { firstName: 'Karim', position: 'Platform Engineer' }],
    ['Positions.csv', { firstName: '', position: 'Senior Platform Engineer' }],
    ['Skills.csv', { skills: ['Kubernetes', 'Terraform', 'Go'], languages: [] }],
    ['Languages.csv', { skills: [], languages: ['Arabic', 'German'] }],
  ] as const)('can be read table by table: %s', async (name, expected) => {
    expect(await readFile(name, EXPORT[name])).toMatchObject(expected)
  })

  it('is read as a spreadsheet saves it: with semicolons, in UTF-16, in Windows’ letters', async () => {
    const semicolons = '\uFEFFName;Proficiency\r\nPortugiesisch;"fließend; wirklich"\r\n'
    expect((await readFile('Languages.csv', semicolons)).languages).toEqual(['Portugiesisch'])
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'Name\nZürich\n'].flatMap((sign) => [sign.charCodeAt(0), 0])])
    expect((await readFile('Skills.csv', utf16)).skills).toEqual(['Zürich'])
    const windows = Uint8Array.from('Name\nM\xfcllern\n', (sign) => sign.charCodeAt(0))
    expect((await readFile('Skills.csv', windows)).skills).toEqual(['Müllern'])
  })

  it('never takes other people for oneself', async () => {
    expect(await problemOf(readFile('Connections.csv', CONNECTIONS))).toBe('kind')
    const zip = await buildZip([{ path: 'Connections.csv', content: CONNECTIONS }])
    expect(await problemOf(readFile('export.zip', zip))).toBe('kind')
  })

  it('leaves out formulas, markup stays text, and columns may be called anything', async () => {
    const csv = 'Name\n=HYPERLINK("http://evil.example")\n@SUM(A1)\n"+cmd|\' /C calc\'!A0"\n|x\nC++\n.NET\n<b>R</b>\n'
    expect((await readFile('Skills.csv', csv)).skills).toEqual(['C++', '.NET', '<b>R</b>'])
    const names = '__proto__,constructor,name,proficiency\n1,2,German,x\n'
    expect((await readFile('Languages.csv', names)).languages).toEqual(['German'])
    expect(({} as Record<string, unknown>)['1']).toBeUndefined()
  })

  it('has no more rows and skills than are looked at', async () => {
    const many = `Name\n${Array.from({ length: 20_000 }, (_, index) => `Skill ${index}`).join('\n')}`
    expect((await readFile('Skills.csv', many)).skills).toHaveLength(SKILLS_OFFERED_MAX)
    expect((await readFile('Skills.csv', `Name\n"${'x'.repeat(100_000)}`)).skills).toEqual([])
  })
})

describe('a curriculum vitae', () => {
  const expected = {
    firstName: 'Katharina',
    lastName: 'von der Größl',
    position: 'Leiterin Seilbahntechnik',
    description: 'Ich plane Umlaufbahnen & Standseilbahnen. Am liebsten bei schlechtem Wetter.',
    linkedInUrl: 'https://www.linkedin.com/in/katharina-groessl',
    skills: ['SolidWorks', 'AutoCAD', 'Kubernetes', 'Zulassungsrecht', 'SQL', 'Projektmanagement'],
    languages: ['Deutsch', 'Portugiesisch'],
  }

  it('is read by its first lines and its headings, and ordinary words in it are no skills', async () => {
    const found = await readText(CV)
    expect(found).toMatchObject(expected)
    expect(found.places).toContain('80331 München, Deutschland')
  })

  it('reads the same from a document, a text and Markdown', async () => {
    const docx = await buildZip([{ path: 'word/document.xml', content: buildDocument(CV.split('\n')) }])
    expect(await readFile('cv.docx', docx)).toMatchObject(expected)
    expect(await readFile('cv.txt', CV)).toMatchObject(expected)
    expect(await readFile('cv.md', CV.replace('Profil\n', '## Profil\n').replace('• CAD', '* CAD'))).toMatchObject(
      expected,
    )
  })

  it('takes the largest line for the name where sizes are known, also behind a column beside it', async () => {
    const line = (text: string, size = 10) => ({ text, size })
    const beside = [line('Contact', 13), line('www.linkedin.com/in/karim-haddad'), line('Top Skills', 13)]
    const name = [line('Karim Haddad', 26), line('Platform Engineer bei Lindwerk', 12)]
    const rest = [line('München, Bayern, Deutschland', 12), line('Summary', 16), line('Runs clusters.')]
    const lines = [...beside, line('Cloud Native'), ...name, ...rest]
    const found = await readImport({ kind: 'lines', lines }, SKILLS)
    expect(found).toMatchObject({
      firstName: 'Karim',
      lastName: 'Haddad',
      position: 'Platform Engineer',
      skills: ['Cloud Native'],
    })
    expect(found.places).toContain('München, Bayern, Deutschland')
    expect(found.description).toBe('Runs clusters.')
  })

  it('says nothing where it holds nothing of the kind', async () => {
    const found = await readText('zwei Kilo Mehl\nein halbes Pfund Butter\n')
    expect(isNothing({ ...found, places: [] })).toBe(true)
    expect(isNothing(await readText(''))).toBe(true)
  })

  it('is cut to what a profile takes', async () => {
    expect(DESCRIPTION_MAX_LENGTH).toBe(LIMIT_OF_FORM)
    const { description } = await readText(`Profile\n${'A sentence of some length. '.repeat(60)}`)
    expect(description.length).toBeLessThanOrEqual(LIMIT_OF_FORM)
    expect(description.endsWith('length.')).toBe(true)
    expect((await readText(`Profile\n${'x'.repeat(900)}`)).description).toHaveLength(LIMIT_OF_FORM)
  })

  it('knows every skill that the people search knows, and finds them at once in a long text', async () => {
    const lines = await readSkillNames()
    expect(lines.length).toBeGreaterThan(500)
    const found = await readImport(
      { kind: 'lines', lines: linesOf('Runs Terraform, kann Maschinelles Lernen.') },
      lines,
    )
    expect(found.skills).toEqual(['Terraform', 'Maschinelles Lernen'])
  })
})

describe('a hostile file', () => {
  it('that unpacks to more than is read is called off, whatever it says of its size', async () => {
    const bomb = new Uint8Array(30_000_000)
    const zip = await buildZip([{ path: 'Skills.csv', content: bomb, claimed: 10 }])
    expect(zip.length).toBeLessThan(100_000)
    expect(await problemOf(readFile('export.zip', zip))).toBe('size')
    const many = await buildZip(
      ['Profile.csv', 'a/Skills.csv', 'b/Skills.csv'].map((path) => ({ path, content: bomb.subarray(0, 2_000_000) })),
    )
    expect(await problemOf(readFile('export.zip', many))).toBe('size')
  })

  it.each([
    ['of another kind', async () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), 'kind'],
    ['of an old word processor', async () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'kind'],
    ['an archive that ends early', async () => (await buildExport()).subarray(0, 400), 'broken'],
    ['an archive of nothing that is read', () => buildZip([{ path: 'photo.jpg', content: 'x' }]), 'kind'],
    ['a locked archive', () => buildZip([{ path: 'Skills.csv', content: 'Name\nGo\n', flags: 1 }]), 'locked'],
    ['too long a text', async () => encoder.encode('x'.repeat(400_001)), 'size'],
  ] as const)('is refused: %s', async (_what, build, problem) => {
    expect(await problemOf(readFile('file.zip', await build()))).toBe(problem)
  })

  it('follows no entity of a document', async () => {
    const xml =
      '<!DOCTYPE x [<!ENTITY a "&b;&b;"><!ENTITY b SYSTEM "file:///etc/passwd">]><w:p><w:t>Profile: &a; &#x41;&#1114112;</w:t></w:p>'
    const found = await readFile('cv.docx', await buildZip([{ path: 'word/document.xml', content: xml }]))
    expect(found.description).toBe('&a; A')
  })

  it('whatever its bytes are, is read or refused, and what is found can be saved', { timeout: 60_000 }, async () => {
    const zip = await buildExport()
    const spoilt = fc.tuple(fc.nat(zip.length - 1), fc.nat(255)).map(([at, byte]) => {
      const copy = zip.slice()
      copy[at] = byte
      return copy
    })
    const text = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('\n', '"', ',', 'Name', 'Profil\n', 'Skills:\n', '=', 'Dr. Ada Lovelace\n', '\u202E'),
        ),
      )
      .map((pieces) => encoder.encode(pieces.join('')))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.uint8Array(), spoilt, text),
        fc.constantFrom('a.zip', 'Skills.csv', 'cv.txt'),
        async (bytes, name) => {
          let found: FoundProfile
          try {
            found = await readFile(name, bytes)
          } catch (error) {
            if (error instanceof ImportError) return
            throw error
          }
          for (const field of ['firstName', 'lastName', 'position', 'description', 'linkedInUrl'] as const) {
            if (found[field] !== '') expect(v.is(profileFormSchema.entries[field], found[field])).toBe(true)
          }
          const skills = [...found.skills, ...found.languages]
          if (skills.length > 0) expect(v.is(profileFormSchema.entries.skills, skills)).toBe(true)
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })
})
