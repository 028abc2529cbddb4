import { expect, it } from 'vitest'
import { allowsLoopback } from './allows-loopback.ts'

const LOCAL = { isProduction: false, host: '127.0.0.1' }

it.each(['http://localhost:4800', 'http://127.0.0.1:4800', 'http://[::1]:4800'])(
  'lets a server that is reached at %s write to its own machine',
  (publicUrl) => {
    expect(allowsLoopback(LOCAL, publicUrl)).toBe(true)
  },
)

it.each([
  ['in production', { ...LOCAL, isProduction: true }, 'http://localhost:4800'],
  ['on every address, such as a demonstration in a container', { ...LOCAL, host: '0.0.0.0' }, 'http://localhost:4800'],
  ['behind a proxy', LOCAL, 'https://umkreis.example'],
  ['behind one whose name only begins like this machine', LOCAL, 'http://localhost.example'],
])('does not where others come from elsewhere: %s', (_where, config, publicUrl) => {
  expect(allowsLoopback(config, publicUrl)).toBe(false)
})
