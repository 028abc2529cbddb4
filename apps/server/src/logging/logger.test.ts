import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  write(createLogger('debug', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

it('removes what must stay secret from objects that slip in', () => {
  const text = logged((logger) => logger.info({ password: 'p-1', body: { refreshToken: 'r-1', city: 'Köln' } }, 'x'))
  expect(text).not.toMatch(/p-1|r-1/)
  expect(text).toContain('Köln')
})

it('logs where a query failed, and none of its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.de) exists' })
  const text = logged((logger) => logger.error({ err: new DrizzleQueryError('insert …', ['a@b.de', 'p-1'], cause) }))
  expect(text).toContain('23505')
  expect(text).toContain('logger.test.ts')
  expect(text).not.toMatch(/a@b\.de|p-1/)
})
