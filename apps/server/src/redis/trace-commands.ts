import type { Redis } from 'iovalkey'
import { traced } from '../tracing/tracer.ts'

/** Follows each command by its name alone: keys and values are not told. */
export function traceCommands(client: Redis): void {
  const send = client.sendCommand.bind(client)
  client.sendCommand = (command, ...rest) => {
    const facts = { 'db.system.name': 'redis', 'db.operation.name': command.name }
    return traced({ name: `redis ${command.name}`, kind: 'client', facts }, async () => send(command, ...rest))
  }
}
