import { isTracing, traced } from '../../tracing/tracer.ts'
import type { Mailer } from './mailer.ts'

/** Follows each mail that is handed over, without saying whose it is or what stands in it. */
export function traceMails<T extends Mailer>(mailer: T): T {
  if (!isTracing()) return mailer
  const send: Mailer['send'] = (...args) => traced({ name: 'mail', kind: 'client' }, () => mailer.send(...args))
  return { ...mailer, send }
}
