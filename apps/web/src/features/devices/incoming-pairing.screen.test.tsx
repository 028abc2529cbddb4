import { type IncomingPairing, type PairedDevice, PairingError } from '@umkreis/chat-hub'
import { findViolations } from '@umkreis/design-system/testing'
import type { DeviceId } from '@umkreis/schemas'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FakeDevices } from '../../testing/fake-devices.ts'
import { renderDevices } from './testing/render-devices.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const question = page.getByRole('alertdialog')

/** A new device that asks, as seen from one that has been let in. */
function createIncoming() {
  const end = Promise.withResolvers<PairedDevice>()
  const calls: string[] = []
  const incoming: IncomingPairing = {
    pairingId: 'p1',
    takeOn: async () => {
      calls.push('takeOn')
      return { code: '12345678', name: 'Safari on iPhone' }
    },
    accept: async () => {
      calls.push('accept')
      return end.promise
    },
    refuse: async () => {
      calls.push('refuse')
      end.reject(new PairingError('refused'))
    },
    finished: end.promise,
  }
  return { incoming, calls, end }
}

async function askWith(pairing: ReturnType<typeof createIncoming>): Promise<void> {
  const devices = new FakeDevices()
  await renderDevices(devices, '/app/profile')
  await expect.element(page.getByText('Chrome on Windows')).toBeVisible()
  devices.ask(pairing.incoming)
  await expect.element(question).toBeVisible()
}

it('lets a new device in after its owner has compared the codes on both', async () => {
  const pairing = createIncoming()
  await askWith(pairing)
  expect(pairing.calls).toEqual([])
  await button('Go on').dblClick()
  await expect.element(page.getByText('1234 5678')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await button('They are the same').click()
  await expect.element(page.getByText('Now confirm on the new device, too.')).toBeVisible()

  pairing.end.resolve({ deviceId: 'phone' as DeviceId, name: 'Safari on iPhone' })

  await expect.element(page.getByText('Safari on iPhone can read your messages now')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(pairing.calls).toEqual(['takeOn', 'accept'])
})

it.each(['This is not me', 'They differ'])('lets nobody in after “%s”, and says what to do', async (answer) => {
  const pairing = createIncoming()
  await askWith(pairing)
  if (answer === 'They differ') await button('Go on').click()
  await button(answer).click()

  await expect.element(question.getByText(/change your password/)).toBeVisible()
  await button('Close').click()
  await expect.element(question).not.toBeInTheDocument()
  expect(pairing.calls.at(-1)).toBe('refuse')
})

it.each(['answered-elsewhere', 'refused', 'cancelled', 'expired'] as const)(
  'goes away by itself when it ends elsewhere: %s',
  async (reason) => {
    const pairing = createIncoming()
    await askWith(pairing)

    pairing.end.reject(new PairingError(reason))

    await expect.element(question).not.toBeInTheDocument()
  },
)

it('says that the new device gave up while codes were compared', async () => {
  const pairing = createIncoming()
  await askWith(pairing)
  await button('Go on').click()
  await expect.element(page.getByText('1234 5678')).toBeVisible()

  pairing.end.reject(new PairingError('cancelled'))

  await expect.element(question.getByText(/^It was stopped on the other device/)).toBeVisible()
})

it('is put off with Escape, and answers nothing', async () => {
  const pairing = createIncoming()
  await askWith(pairing)

  await userEvent.keyboard('{Escape}')

  await expect.element(question).not.toBeInTheDocument()
  expect(pairing.calls).toEqual([])
})
