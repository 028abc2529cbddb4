import {
  coffeeFeedbackSchema,
  coffeeHistoryAnswerSchema,
  coffeeMembershipPutSchema,
  coffeeRoundsSchema,
  coffeeSettingsSchema,
  type CoffeeFeedback,
  type CoffeeHistoryAnswer,
  type CoffeeMembershipPut,
  type CoffeeRounds,
  type CoffeeSettings,
} from '@umkreis/schemas'
import type { ApiClient } from '../create-api-client.ts'
import { transportOf } from '../transport.ts'

/** Colleagues who are brought together for a coffee. */
export interface CoffeeRoundsResource {
  load(signal?: AbortSignal): Promise<CoffeeRounds>
  /** The last rounds that one was in, the newest first. */
  history(signal?: AbortSignal): Promise<CoffeeHistoryAnswer>
  /** Takes part, or leaves rounds out until a time. @throws {ApiError} 404 where the organisation has none. */
  join(membership: CoffeeMembershipPut): Promise<void>
  leave(): Promise<void>
  /** Says whether one met, and whether it was good. @throws {ApiError} 404 for a round that one was not in. */
  giveFeedback(roundId: string, feedback: CoffeeFeedback): Promise<void>
  /** Turns the organisation's rounds on or off. Only for Managers. */
  change(settings: CoffeeSettings): Promise<void>
}

/** Adds coffee rounds to a client. @throws {TypeError} For what this package did not make. */
export function createCoffeeRounds(client: ApiClient): CoffeeRoundsResource {
  const http = transportOf(client)
  const path = 'coffee-rounds'
  const within = (signal?: AbortSignal) => (signal ? { signal } : {})
  return {
    load: (signal) => http.json('get', path, coffeeRoundsSchema, within(signal)),
    history: (signal) => http.json('get', `${path}/history`, coffeeHistoryAnswerSchema, within(signal)),
    async join(membership) {
      await http.send('put', `${path}/membership`, { json: http.parseRequest(coffeeMembershipPutSchema, membership) })
    },
    async leave() {
      await http.send('delete', `${path}/membership`)
    },
    async giveFeedback(roundId, feedback) {
      const json = http.parseRequest(coffeeFeedbackSchema, feedback)
      await http.send('put', `${path}/${encodeURIComponent(roundId)}/feedback`, { json })
    },
    async change(settings) {
      await http.send('put', 'manager/coffee-rounds', { json: http.parseRequest(coffeeSettingsSchema, settings) })
    },
  }
}
