import type { HistoryEngine } from '../archive/history-engine.ts'

/** What the worker is asked of its engine. */
export type EngineCalls = Omit<HistoryEngine, 'noteWrittenElsewhere'>

/** Whose archive is opened. `token` names the time between two sign-outs. */
export type OpenRequest = { readonly id: number; readonly kind: 'open'; readonly owner: string; readonly token: string }

/** A question to the worker; `id` comes back with the answer. */
export type EngineRequest =
  | OpenRequest
  | {
      [Method in keyof EngineCalls]: {
        readonly id: number
        readonly kind: 'call'
        readonly method: Method
        readonly args: Parameters<EngineCalls[Method]>
      }
    }[keyof EngineCalls]

/** What the worker says: an answer, or that what is archived has changed, here or in another tab. */
export type EngineNews =
  | { readonly kind: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string }
  | { readonly kind: 'changed' }
