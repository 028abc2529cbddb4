import { expect, it } from 'vitest'
import { watchGoodNetwork } from './good-network.ts'

class Network extends EventTarget {
  saveData = false
  effectiveType = '4g'
}

it('follows what the browser says of the network', () => {
  const network = new Network()
  const isGood = watchGoodNetwork(network)
  expect(isGood.get()).toBe(true)
  network.effectiveType = 'slow-2g'
  network.dispatchEvent(new Event('change'))
  expect(isGood.get()).toBe(false)
  network.effectiveType = '3g'
  network.dispatchEvent(new Event('change'))
  expect(isGood.get()).toBe(true)
  network.saveData = true
  network.dispatchEvent(new Event('change'))
  expect(isGood.get()).toBe(false)
  isGood.stop()
  network.saveData = false
  network.dispatchEvent(new Event('change'))
  expect(isGood.get()).toBe(false)
})

it('takes a network of which nothing is said for a good one', () => {
  expect(watchGoodNetwork(undefined).get()).toBe(true)
})
