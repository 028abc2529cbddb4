import type { UserSummary } from '@umkreis/schemas'
import type { Command } from './commands.ts'
import { fitOf } from './match.ts'

/** One line of the palette that can be chosen. */
export type PaletteOption =
  | {
      readonly kind: 'command'
      readonly id: string
      readonly command: Command
      /** Asked for by its name, not by another word for it. */
      readonly isNamed: boolean
    }
  | { readonly kind: 'person'; readonly id: string; readonly person: UserSummary }
  | { readonly kind: 'retry'; readonly id: string }
  | { readonly kind: 'ask'; readonly id: string; readonly question: string }

/** Lines of one kind under one heading. */
export type PaletteGroup = {
  readonly name: 'places' | 'actions' | 'people' | 'question'
  readonly options: readonly PaletteOption[]
}

/** What looking for people has found so far. */
export type FoundPeople = { readonly people: readonly UserSummary[]; readonly hasFailed: boolean }

/**
 * Puts everything that fits into groups. What is asked for by its name stands above the people, who come later over the
 * network, so that nothing moves under somebody's finger; what fits by another word stands below them.
 *
 * @param typed Nothing shows every command.
 */
export function groupOptions(commands: readonly Command[], found: FoundPeople, typed: string): PaletteGroup[] {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const fitting = commands.map((command) => ({ command, fit: text === '' ? 2 : fitOf(command, text) }))
  const group = (name: Command['group']) => {
    const own = fitting.filter((one) => one.fit > 0 && one.command.group === name)
    own.sort((a, b) => b.fit - a.fit)
    return {
      best: own[0]?.fit ?? 0,
      name,
      options: own.map(({ command, fit }): PaletteOption => ({
        kind: 'command',
        id: command.id,
        command,
        isNamed: fit === 2,
      })),
    }
  }
  const ofCommands = [group('places'), group('actions')]
  const people: PaletteOption[] = found.hasFailed
    ? [{ kind: 'retry', id: 'retry' }]
    : found.people.map((person) => ({ kind: 'person', id: `person:${person.userId}`, person }))
  const groups: PaletteGroup[] = [
    ...ofCommands.filter(({ best }) => best === 2),
    { name: 'people', options: people },
    ...ofCommands.filter(({ best }) => best === 1),
    { name: 'question', options: text === '' ? [] : [{ kind: 'ask', id: 'ask', question: text }] },
  ]
  return groups.flatMap(({ name, options }) => (options.length > 0 ? [{ name, options }] : []))
}

/** The line that Enter is for while nobody moved to another: the first, unless it ends the session and another word led to it. */
export function firstChoice(options: readonly PaletteOption[]): PaletteOption | undefined {
  const [first] = options
  const isRisky = first?.kind === 'command' && first.command.effect.kind === 'sign-out' && !first.isNamed
  return isRisky ? undefined : first
}

/** Whether a line stays what it is while people are still being looked up, so that Enter need not wait for them. */
export function isCertain(option: PaletteOption | undefined, isPointedAt: boolean): boolean {
  if (option?.kind === 'command' && option.isNamed) return true
  return option !== undefined && isPointedAt && option.kind !== 'person'
}
