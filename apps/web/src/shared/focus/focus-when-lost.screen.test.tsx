import { describe, expect, it } from 'vitest'
import { focusWhenLost } from './focus-when-lost.ts'

const place = (name: string) => {
  const button = document.createElement('button')
  button.textContent = name
  document.body.append(button)
  return button
}

describe(focusWhenLost, () => {
  it('waits until what holds the focus is gone, then takes it', async () => {
    const [leaving, next] = [place('leaving'), place('next')]
    leaving.focus()
    focusWhenLost(() => next)
    await frames(3)
    expect(document.activeElement).toBe(leaving)
    leaving.remove()
    await frames(3)
    expect(document.activeElement).toBe(next)
    next.remove()
  })

  it('asks only then what to focus', async () => {
    focusWhenLost(() => document.querySelector<HTMLElement>('#late'))
    const late = place('late')
    late.id = 'late'
    await frames(2)
    expect(document.activeElement).toBe(late)
    late.remove()
  })
})

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}
