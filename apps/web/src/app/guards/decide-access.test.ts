import { describe, expect, it } from 'vitest'
import type { SessionState } from '../../services/session-state.ts'
import { johanna, karim, mira, newcomer } from '../../testing/people.ts'
import { decideAccess, type Area } from './decide-access.ts'

const at = (path: string) => new URL(path, 'https://umkreis.example')
const as = (user: typeof karim, arrival: 'signed-in' | 'restored' = 'restored'): SessionState => ({
  kind: 'member',
  user,
  arrival,
})
const visitor: SessionState = { kind: 'visitor', because: 'new' }

describe(decideAccess, () => {
  it.each<[Area, string, SessionState, string, string | undefined]>([
    ['member', 'a visitor', visitor, '/app/chat', '/app/login?returnTo=%2Fapp%2Fchat'],
    [
      'member',
      'a visitor with a QR link',
      visitor,
      '/app/chat?userId=7',
      '/app/login?returnTo=%2Fapp%2Fchat%3FuserId%3D7',
    ],
    ['member', 'who signed out', { kind: 'visitor', because: 'signed-out' }, '/app/chat', '/app/login'],
    ['onboarding', 'a visitor', visitor, '/app/onboarding', '/app/login?returnTo=%2Fapp%2Fonboarding'],
    ['public', 'a visitor', visitor, '/app/login', undefined],
    ['public', 'a member from before', as(karim), '/app/login', '/app/profile'],
    ['public', 'a member who just signed in', as(karim, 'signed-in'), '/app/login', '/app/surround-me'],
    ['public', 'a member with a way back', as(karim, 'signed-in'), '/app/login?returnTo=/app/chat', '/app/chat'],
    ['public', 'a member with a way out', as(karim), '/app/login?returnTo=//evil.example/app/', '/app/profile'],
    ['public', 'a newcomer', as(newcomer), '/app/login', '/app/onboarding'],
    ['member', 'a newcomer', as(newcomer), '/app/chat', '/app/onboarding'],
    [
      'member',
      'a newcomer with a QR link',
      as(newcomer),
      '/app/matchingPeople?userId=7',
      '/app/onboarding?returnTo=%2Fapp%2FmatchingPeople%3FuserId%3D7',
    ],
    [
      'public',
      'a newcomer who scanned a code before signing up',
      as(newcomer, 'signed-in'),
      '/app/signup?returnTo=%2Fapp%2FmatchingPeople%3FuserId%3D7',
      '/app/onboarding?returnTo=%2Fapp%2FmatchingPeople%3FuserId%3D7',
    ],
    ['public', 'a newcomer with another way back', as(newcomer), '/app/login?returnTo=/app/home', '/app/onboarding'],
    [
      'onboarding',
      'who scanned a code and is done',
      as(karim),
      '/app/onboarding?returnTo=%2Fapp%2FmatchingPeople%3FuserId%3D7',
      '/app/matchingPeople?userId=7',
    ],
    ['onboarding', 'who wanted elsewhere and is done', as(karim), '/app/onboarding?returnTo=/app/home', '/app/chat'],
    ['onboarding', 'who is led out and is done', as(karim), '/app/onboarding?returnTo=//evil.example', '/app/chat'],
    ['onboarding', 'a newcomer', as(newcomer), '/app/onboarding', undefined],
    ['onboarding', 'a member', as(karim), '/app/onboarding', '/app/chat'],
    ['member', 'a member', as(karim), '/app/chat', undefined],
    ['manager', 'a member', as(karim), '/app/admin', '/app/chat'],
    ['manager', 'a Manager', as(johanna), '/app/admin', undefined],
    ['manager', 'a global user', as(mira), '/app/admin', '/app/profile'],
    ['organisation', 'a global user', as(mira), '/app/insights', '/app/profile'],
    ['organisation', 'a member', as(karim), '/app/insights', undefined],
    ['member', 'somebody whose data could not be loaded', { kind: 'unreachable', error: 1 }, '/app/chat', undefined],
  ])('in the %s area sends %s', (area, _who, session, path, expected) => {
    expect(decideAccess(area, session, at(path))).toBe(expected)
  })
})
