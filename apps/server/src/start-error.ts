import { resolve } from 'node:path'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { DataDirInUseError } from './db/embedded/data-dir-lock.ts'

/** What of the settings a start can fail at. */
export type StartSettings = Pick<Config, 'host' | 'port' | 'metricsPort' | 'dataDir'>

/**
 * Says why the server did not start: in one line that names the variable where the operator can mend it, otherwise with its
 * origin.
 *
 * @param settings Undefined while they are not read yet.
 */
export function formatStartError(error: unknown, settings?: StartSettings): string {
  if (error instanceof ConfigError || error instanceof DataDirInUseError) return error.message
  const line = settings && error instanceof Error ? describeFault(error, settings) : undefined
  if (line !== undefined) return `The server could not start: ${line}`
  return `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

type Fault = NodeJS.ErrnoException & { hostname?: string; port?: number }

function describeFault(fault: Fault, settings: StartSettings): string | undefined {
  const { code, syscall, path, hostname } = fault
  const port = settings.metricsPort !== undefined && fault.port === settings.metricsPort ? 'METRICS_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `${port} is taken by another program: stop it, or set ${port} to another number`
  if (syscall === 'listen' && code === 'EACCES')
    return `${port} may not be used by this account: set ${port} to a number from 1024 on`
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === settings.host))
    return `HOST takes an address of this machine, such as 127.0.0.1 or 0.0.0.0 (${code})`
  if (path !== undefined && resolve(path).startsWith(settings.dataDir))
    return `DATA_DIR takes a folder that this account may make and write to (${code})`
  return undefined
}
