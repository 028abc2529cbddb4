import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { playNotificationSound } from './notification-sound.ts'

it('SPEC 4: plays at full volume, and is heard where the page was touched before', async () => {
  const outputs: GainNode[] = []
  const create = AudioContext.prototype.createGain
  vi.spyOn(AudioContext.prototype, 'createGain').mockImplementation(function (this: AudioContext) {
    const node = create.call(this)
    outputs.push(node)
    return node
  })
  const started = vi.spyOn(OscillatorNode.prototype, 'start')
  onTestFinished(() => void vi.restoreAllMocks())
  document.body.append(Object.assign(document.createElement('button'), { textContent: 'Touch' }))
  await page.getByRole('button', { name: 'Touch' }).click()
  await playNotificationSound()
  expect(outputs.map(({ gain }) => gain.value)).toEqual([1])
  expect(outputs[0]?.context.state).toBe('running')
  expect(started).toHaveBeenCalledTimes(2)
})
