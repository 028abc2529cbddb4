import type { Group, UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { type ComposerKey, readComposerKey } from './composer-keys.ts'
import { guessLanguage } from './guess-language.ts'
import { groupTitle } from './group-title.ts'
import { searchGroups } from './search-groups.ts'
import { splitLinks } from './split-links.ts'

const links = (text: string) => splitLinks(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))

describe(splitLinks, () => {
  it('finds http and https addresses and keeps every character', () => {
    const text = 'Siehe https://example.com/a?b=1#c und http://example.org.'
    expect(links(text)).toEqual(['https://example.com/a?b=1#c', 'http://example.org'])
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('makes no link of any other scheme', () => {
    expect(links('javascript:alert(1) data:text/html,x file:///etc ftp://a.example tel:110')).toEqual([])
  })

  it('finds mail addresses, and none inside of other words', () => {
    expect(links('Ask k.haddad@lindwerk.example, or a+b@x.example.')).toEqual([
      'mailto:k.haddad@lindwerk.example',
      'mailto:a+b@x.example',
    ])
    expect(links('@karim a@b a@b.c@evil.example x@y.example')).toEqual(['mailto:x@y.example'])
  })

  it('shows a host that could be taken for another one as what it is, and umlauts as they are', () => {
    const shown = (text: string) => splitLinks(text).map((part) => part.text)
    expect(shown('https://\u0430pple.example/a')).toEqual(['https://xn--pple-43d.example/a'])
    expect(shown('https://lindwerk\u3002example/')).toEqual(['https://lindwerk.example/'])
    expect(shown('https://lind\u00ADwerk.example')).toEqual(['https://lindwerk.example'])
    expect(shown('https://müller.example/straße')).toEqual(['https://müller.example/straße'])
    expect(splitLinks('https://\u0430pple.example/a')).toMatchObject([{ written: 'https://\u0430pple.example/a' }])
  })

  it('leaves out the bracket around an address and keeps the one inside', () => {
    expect(links('(see https://example.com/a)')).toEqual(['https://example.com/a'])
    expect(links('https://example.com/a_(b)')).toEqual(['https://example.com/a_(b)'])
  })

  it('makes no link of an address with a name in front of its host, nor through direction marks', () => {
    expect(links('https://bank.example@evil.example/')).toEqual([])
    expect(links('https://example.com/\u202Egpj.exe')).toEqual(['https://example.com/'])
  })

  it('takes a message of one megabyte in its stride', () => {
    const parts = splitLinks(`${'(('.repeat(250_000)} https://example.com ${')'.repeat(500_000)}`)
    expect(parts.filter(({ kind }) => kind === 'link')).toHaveLength(1)
    expect(links(`https://example.com/${')'.repeat(1_000_000)}`)).toEqual([])
    const closing = `https://example.com/${')'.repeat(2000)} `
    expect(new Set(links(closing.repeat(1000)))).toEqual(new Set(['https://example.com/']))
  })
})

describe(searchGroups, () => {
  const groups = [
    { name: 'Seilbahn-Zulassung Österreich', description: 'Prüfbericht', members: [] },
    { name: 'K8s-Umzug', description: '', members: [{ firstName: 'Rúben', lastName: 'Tavares' }] },
  ] as unknown as Group[]
  const found = (query: string) => searchGroups(groups, query, ({ name }) => name).map(({ name }) => name)

  it('looks in name and description, whatever the case, accents and umlaut spelling', () => {
    for (const query of ['österreich', 'osterreich', 'OESTERREICH', 'prüf', 'pruef', 'seil prüf']) {
      expect(found(query), query).toEqual(['Seilbahn-Zulassung Österreich'])
    }
  })

  it('looks at the people in it', () => {
    expect(found('ruben')).toEqual(['K8s-Umzug'])
    expect(found('umzug tavares')).toEqual(['K8s-Umzug'])
    expect(found('ruben seil')).toEqual([])
  })

  it('finds nothing when one of the words is nowhere, and everything for spaces', () => {
    expect(found('seil umzug')).toEqual([])
    expect(found('  ')).toHaveLength(2)
  })
})

describe(groupTitle, () => {
  const me = 'me' as UserId
  const person = (userId: string, firstName: string, lastName: string) => ({ userId, firstName, lastName })
  const group = (changes: object) =>
    ({ kind: 'pair', name: '', description: '', members: [], ...changes }) as unknown as Group
  const members = [person('k', 'Karim', 'Haddad'), person('me', 'Johanna', 'Brandt')]

  it('is the name, or the other person', () => {
    expect(groupTitle(group({ name: 'Team', members }), me, 'Group')).toBe('Team')
    expect(groupTitle(group({ members }), me, 'Group')).toBe('Karim Haddad')
  })

  it('names who is in a group without a name, and never is empty', () => {
    const three = [person('i', 'Inês', 'Carvalho'), ...members]
    expect(groupTitle(group({ kind: 'group', members: three }), me, 'Group')).toBe('Inês, Karim')
    expect(groupTitle(group({ members: [members[1]] }), me, 'Group')).toBe('Group')
  })
})

describe(readComposerKey, () => {
  const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, isComposing: false }
  const read = (key: object, composer = { isEmpty: true, hasContext: false }) =>
    readComposerKey({ ...plain, ...key } as ComposerKey, composer)

  it('edits the last message with Up in an empty composer only', () => {
    expect(read({ key: 'ArrowUp' })).toBe('edit-last')
    expect(read({ key: 'ArrowUp', shiftKey: true })).toBe('none')
    expect(read({ key: 'ArrowUp' }, { isEmpty: false, hasContext: false })).toBe('none')
    expect(read({ key: 'ArrowUp' }, { isEmpty: true, hasContext: true })).toBe('none')
  })

  it('ends an answer or an edit with Escape, unless a word is being composed', () => {
    expect(read({ key: 'Escape' }, { isEmpty: false, hasContext: true })).toBe('cancel')
    expect(read({ key: 'Escape', isComposing: true }, { isEmpty: false, hasContext: true })).toBe('none')
    expect(read({ key: 'Escape' })).toBe('none')
  })
})

describe(guessLanguage, () => {
  it('tells the languages apart by their frequent words', () => {
    expect(guessLanguage('Reicht uns das für den Staging-Cluster?')).toBe('de')
    expect(guessLanguage('The rollback chapter is gold.')).toBe('en')
    expect(guessLanguage('Quem vem na sexta? Não posso, mas obrigado.')).toBe('pt')
  })

  it('says nothing where little speaks for one of them', () => {
    expect(['ok', '', '12:30', 'Kubernetes in Porto'].map(guessLanguage)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
