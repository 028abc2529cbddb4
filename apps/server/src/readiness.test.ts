import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { Readiness } from './readiness.ts'

const silent = pino({ level: 'silent' })
const failingOf = async (readiness: Readiness) =>
  [...(await readiness.ask())].filter(([, isReady]) => !isReady).map(([name]) => name)

describe(Readiness, () => {
  it('names the parts that cannot work, until they can', async () => {
    const readiness = new Readiness(silent)
    readiness.add('database', async () => undefined)
    const takeBack = readiness.add('fan-out', () => Promise.reject(new Error('away')))
    expect(await failingOf(readiness)).toEqual(['fan-out'])
    takeBack()
    expect(await failingOf(readiness)).toEqual([])
  })

  it('takes no answer for a no', async () => {
    const readiness = new Readiness(silent, 1)
    readiness.add('database', () => new Promise(() => {}))
    expect(await failingOf(readiness)).toEqual(['database'])
  })

  it('asks each part once for all who ask at the same time', async () => {
    const readiness = new Readiness(silent)
    let count = 0
    readiness.add('database', async () => (count += 1))
    await Promise.all([readiness.ask(), readiness.ask(), readiness.ask()])
    expect(count).toBe(1)
    await readiness.ask()
    expect(count).toBe(2)
  })

  it('is over when the process is about to stop', async () => {
    const readiness = new Readiness(silent)
    readiness.drain()
    expect(await failingOf(readiness)).toEqual(['draining'])
  })
})
