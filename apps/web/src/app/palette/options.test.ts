import { describe, expect, it } from 'vitest'
import { karim } from '../../testing/people.ts'
import type { Command } from './commands.ts'
import { groupOptions, type FoundPeople } from './options.ts'

const command = (group: Command['group'], id: string, label: string, keywords: string): Command => ({
  id,
  group,
  label,
  keywords,
  icon: () => null,
  effect: { kind: 'sign-out' },
})
const commands = [
  command('places', 'chat', 'Chat', 'messages'),
  command('places', 'profile', 'Profile', 'account settings'),
  command('actions', 'sign-out', 'Log out', 'sign out leave'),
]
const nobody: FoundPeople = { people: [], hasFailed: false }
const found: FoundPeople = { people: [karim], hasFailed: false }
const show = (typed: string, people: FoundPeople = nobody) =>
  groupOptions(commands, people, typed).map(({ name, options }) => [name, options.map(({ id }) => id)])

describe('groupOptions', () => {
  it('shows every command before anything is typed, and asks nothing', () => {
    expect(show(' ')).toEqual([
      ['places', ['chat', 'profile']],
      ['actions', ['sign-out']],
    ])
  })

  it('puts what is asked for by its name above the people, who come later', () => {
    expect(show('cha', found)).toEqual([
      ['places', ['chat']],
      ['people', ['person:karim']],
      ['question', ['ask']],
    ])
  })

  it('puts what fits by another word below the people', () => {
    expect(show('sign', found)).toEqual([
      ['people', ['person:karim']],
      ['actions', ['sign-out']],
      ['question', ['ask']],
    ])
  })

  it('offers to look again where people could not be looked up', () => {
    expect(show('karim', { people: [], hasFailed: true })).toEqual([
      ['people', ['retry']],
      ['question', ['ask']],
    ])
  })

  it('asks what was typed, without the spaces around it', () => {
    const ask = groupOptions([], nobody, '  who  speaks Portuguese ').at(-1)?.options[0]

    expect(ask).toEqual({ kind: 'ask', id: 'ask', question: 'who speaks Portuguese' })
  })
})
