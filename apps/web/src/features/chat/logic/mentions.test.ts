import type { UserId } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import type { Mention } from '../../../services/conversation/chat-message.ts'
import {
  findMentionQuery,
  insertMention,
  mentionName,
  moveMentions,
  recoverMentions,
  soundMentions,
  suggestMentions,
  trimWithMentions,
} from './mentions.ts'

const person = (firstName: string, lastName: string) => ({
  userId: firstName.toLowerCase() as UserId,
  firstName,
  lastName,
})
const ines = person('Inês', 'Carvalho')
const karim = person('Karim', 'Haddad')
const juergen = person('Jürgen', 'Müller')
const people = [ines, karim, juergen]
const at = (userId: string, start: number, end: number): Mention => ({ userId: userId as UserId, start, end })

describe(findMentionQuery, () => {
  const find = (text: string) => findMentionQuery(text, text.length, [])

  it('finds what is typed behind an @ at the beginning of a word', () => {
    expect(find('@')).toEqual({ start: 0, query: '' })
    expect(find('Hi @Ka')).toEqual({ start: 3, query: 'Ka' })
    expect(find('Hi (@Inês Car')).toEqual({ start: 4, query: 'Inês Car' })
  })

  it('finds nothing in addresses, behind other words, or in a name that stands already', () => {
    expect(find('mail@lindwerk')).toBeNull()
    expect(find('Hi @Karim how are')).toBeNull()
    expect(find('Hi')).toBeNull()
    expect(findMentionQuery('@Karim', 4, [at('karim', 0, 6)])).toBeNull()
  })
})

describe(suggestMentions, () => {
  it('finds people by the beginning of their names, whatever case, accents and umlaut spelling', () => {
    expect(suggestMentions(people, 'ine')).toEqual([ines])
    expect(suggestMentions(people, 'juer')).toEqual([juergen])
    expect(suggestMentions(people, 'mull')).toEqual([juergen])
    expect(suggestMentions(people, 'inês carv')).toEqual([ines])
    expect(suggestMentions(people, '')).toEqual(people)
    expect(suggestMentions(people, 'zz')).toEqual([])
  })
})

describe(insertMention, () => {
  it('puts the name in the place of what was typed, and goes on behind it', () => {
    const query = findMentionQuery('Hi @Ka', 6, [])!
    expect(insertMention({ text: 'Hi @Ka', mentions: [] }, query, karim, people)).toEqual({
      text: 'Hi @Karim ',
      mentions: [at('karim', 3, 9)],
      cursor: 10,
    })
  })

  it('keeps the names behind it in their places', () => {
    const text = '@in and @Karim'
    const query = findMentionQuery(text, 3, [at('karim', 8, 14)])!
    const { text: after, mentions } = insertMention({ text, mentions: [at('karim', 8, 14)] }, query, ines, people)
    expect(after).toBe('@Inês and @Karim')
    expect(mentions).toEqual([at('inês', 0, 5), at('karim', 10, 16)])
  })

  it('takes the whole name where two have the same first name', () => {
    const other = person('Karim', 'Aziz')
    expect(mentionName(karim, people)).toBe('Karim')
    expect(mentionName(karim, [...people, { ...other, userId: 'aziz' as UserId }])).toBe('Karim Haddad')
  })
})

describe(moveMentions, () => {
  const text = 'Hi @Karim, ok'
  const karims = [at('karim', 3, 9)]
  const type = (after: string, cursor: number) => moveMentions(karims, text, after, cursor)

  it('moves along with what is typed, pasted or removed in front of it', () => {
    expect(type('Oh Hi @Karim, ok', 3)).toEqual([at('karim', 6, 12)])
    expect(type('@Karim, ok', 0)).toEqual([at('karim', 0, 6)])
    expect(type('Hey @Karim, ok', 3)).toEqual([at('karim', 4, 10)])
  })

  it('stays where it is when something behind it changes', () => {
    expect(type('Hi @Karim, okay', 15)).toEqual(karims)
    expect(type('Hi @Karim', 9)).toEqual(karims)
    expect(type('Hi @Karim!, ok', 10)).toEqual(karims)
  })

  it('is gone once the name itself is touched or replaced', () => {
    expect(type('Hi @Kar, ok', 7)).toEqual([])
    expect(type('Hi @Ka-rim, ok', 7)).toEqual([])
    expect(type('Hi , ok', 3)).toEqual([])
    expect(type('', 0)).toEqual([])
  })

  it('asks the cursor which of several equal letters was typed', () => {
    expect(moveMentions([at('x', 0, 2)], '@a', '@@a', 1)).toEqual([at('x', 1, 3)])
    expect(moveMentions([at('x', 0, 2)], '@aa', '@a', 2)).toEqual([at('x', 0, 2)])
    expect(moveMentions([at('x', 2, 4)], 'aa@b', 'aaa@b', 1)).toEqual([at('x', 3, 5)])
  })

  it('always names what it named, whatever is done to the text', () => {
    let seed = 7
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let life = 0; life < 300; life += 1) {
      let now = 'a @Karim b @Inês c'
      let mentions: readonly Mention[] = [at('karim', 2, 8), at('inês', 11, 16)]
      for (let step = 0; step < 12; step += 1) {
        const from = next(now.length + 1)
        const to = Math.min(now.length, from + next(4))
        const put = ['', 'x', '@', ' @K', 'im'][next(5)]!
        const after = now.slice(0, from) + put + now.slice(to)
        mentions = moveMentions(mentions, now, after, from + put.length)
        now = after
        for (const { userId, start, end } of mentions) {
          expect(now.slice(start, end)).toBe(userId === 'karim' ? '@Karim' : '@Inês')
        }
      }
    }
  })
})

describe(trimWithMentions, () => {
  it('moves the names with the space that goes', () => {
    expect(trimWithMentions({ text: '  @Karim ok \n', mentions: [at('karim', 2, 8)] })).toEqual({
      text: '@Karim ok',
      mentions: [at('karim', 0, 6)],
    })
  })
})

describe(recoverMentions, () => {
  it('finds the names of people in a text that lost its mentions', () => {
    expect(recoverMentions('Ask @Karim and @Inês.', people)).toEqual([at('karim', 4, 10), at('inês', 15, 20)])
  })

  it('finds nobody in other words, addresses or names of strangers', () => {
    expect(recoverMentions('@Karima x@Karim @Ben', people)).toEqual([])
  })
})

describe(soundMentions, () => {
  const personOf = (userId: UserId) => people.find((one) => one.userId === userId)
  const text = '@Karim and @Inês Carvalho'

  it('keeps those that name whom they are about', () => {
    const mentions = [at('inês', 11, 25), at('karim', 0, 6)]
    expect(soundMentions(text, mentions, personOf)).toEqual([at('karim', 0, 6), at('inês', 11, 25)])
  })

  it('drops those that mark other words, other people or the same words twice', () => {
    expect(soundMentions(text, [at('inês', 0, 6)], personOf)).toEqual([])
    expect(soundMentions(text, [at('karim', 0, 10)], personOf)).toEqual([])
    expect(soundMentions(text, [at('stranger', 0, 6)], personOf)).toEqual([])
    expect(soundMentions(text, [at('karim', 0, 6), at('karim', 0, 6)], personOf)).toEqual([at('karim', 0, 6)])
  })
})
