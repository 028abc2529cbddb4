import { expect, it } from 'vitest'
import { isLoopback } from './is-loopback.ts'

it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('%s is reached from its own machine alone', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.evil.example', 'localhost.evil.example', '1270.0.0.1'])(
  '%s is reached from elsewhere',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
