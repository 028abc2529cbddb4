import { describe, expect, it } from 'vitest'
import { ConfigError } from './config/config-error.ts'
import { formatStartError } from './start-error.ts'

const settings = { host: 'umkreis.invalid', port: 4800, metricsPort: 9100, dataDir: '/srv/umkreis' }
const fault = (facts: object) => Object.assign(new Error('What the system says'), facts)

describe(formatStartError, () => {
  it.each([
    [{ code: 'EADDRINUSE', syscall: 'listen', port: 4800 }, /: PORT is taken/],
    [{ code: 'EADDRINUSE', syscall: 'listen', port: 9100 }, /: METRICS_PORT is taken/],
    [{ code: 'EACCES', syscall: 'listen', port: 80 }, /: PORT may not be used/],
    [{ code: 'EADDRNOTAVAIL', syscall: 'listen', port: 4800 }, /: HOST takes an address of this machine/],
    [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'umkreis.invalid' }, /: HOST takes an address/],
    [{ code: 'ENOTDIR', syscall: 'mkdir', path: '/srv/umkreis' }, /: DATA_DIR takes a folder/],
    [{ code: 'EACCES', syscall: 'open', path: '/srv/umkreis/token.key' }, /: DATA_DIR takes a folder/],
  ])('says of %j in one line what to mend', (facts, line) => {
    expect(formatStartError(fault(facts), settings)).toMatch(line)
    expect(formatStartError(fault(facts), settings)).not.toContain('\n')
  })

  it('repeats the line of a wrong value', () => {
    expect(formatStartError(new ConfigError('PORT', 'takes a number'), undefined)).toBe('PORT takes a number')
  })

  it.each([
    fault({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'database.example' }),
    fault({ code: 'EACCES', syscall: 'open', path: '/etc/shadow' }),
    fault({}),
  ])('gives the origin of what nobody expected', (error) => {
    expect(formatStartError(error, settings)).toBe(`The server could not start: ${error.stack}`)
  })
})
