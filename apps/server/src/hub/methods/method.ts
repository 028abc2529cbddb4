import {
  hubMethodArguments,
  type HubMethodCheckedArguments,
  type HubMethodName,
  type HubMethodResult,
} from '@umkreis/schemas'
import * as v from 'valibot'
import type { Context } from '../../context.ts'
import type { Connection } from '../connection.ts'
import { HubFailure } from '../hub-failure.ts'

/** One call as its method sees it: by whom, over which connection, with checked arguments. */
export interface HubCall<M extends HubMethodName> {
  context: Context
  connection: Connection
  args: HubMethodCheckedArguments<M>
}

/** What a method answers; one whose result is nothing need not return it. */
type HubAnswer<M extends HubMethodName> = HubMethodResult<M> extends undefined ? void : HubMethodResult<M>

/** A method of the hub, ready to be called with whatever arrived. */
export interface HubMethod {
  name: HubMethodName
  /** @throws {HubFailure} `InvalidArguments`, or whatever the method itself throws. */
  run(context: Context, connection: Connection, args: readonly unknown[]): Promise<unknown>
}

/** Joins a method's name, whose shapes the schemas hold, with what it does. */
export function defineHubMethod<M extends HubMethodName>(
  name: M,
  handle: (call: HubCall<M>) => Promise<HubAnswer<M>>,
): HubMethod {
  const schema = hubMethodArguments[name] as unknown as v.GenericSchema<unknown, HubMethodCheckedArguments<M>>
  return {
    name,
    async run(context, connection, args) {
      // Of a list of half a megabyte there would be very much to say.
      const checked = v.safeParse(schema, args, { abortEarly: true })
      // The path alone: what was received may be a message.
      if (!checked.success) {
        throw new HubFailure('InvalidArguments', `Not valid: ${v.getDotPath(checked.issues[0]) ?? 'arguments'}`)
      }
      return handle({ context, connection, args: checked.output })
    },
  }
}
