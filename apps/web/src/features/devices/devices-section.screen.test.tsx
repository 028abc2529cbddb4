import { ApiNetworkError } from '@umkreis/api-client'
import { LastDeviceError, PairingError } from '@umkreis/chat-hub'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildDevice, FAKE_CODE, FakeDevices } from '../../testing/fake-devices.ts'
import { renderDevices } from './testing/render-devices.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const offer = page.getByRole('img', { name: 'Code for the camera of your new device' })
const phone = buildDevice({
  deviceId: 'phone',
  name: 'Safari on iPhone',
  lastUsedAtMs: new Date(2026, 9, 30).getTime(),
})

function withPhone(): FakeDevices {
  const devices = new FakeDevices()
  devices.list = [...devices.list, phone]
  return devices
}

describe('the list of one’s devices', () => {
  it('names each device, marks this one, and says when the others were used', async () => {
    await renderDevices(withPhone(), '/app/profile')

    const [here, other] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)]
    for (const words of ['Chrome on Windows', 'This device', 'In use now']) {
      await expect.element(here.getByText(words, { exact: true })).toBeVisible()
    }
    await expect.element(other.getByText('Safari on iPhone')).toBeVisible()
    await expect.element(other.getByText('Last used on 30 October 2026')).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('signs a device out once, after asking, and drops it from the list', async () => {
    const devices = withPhone()
    await renderDevices(devices, '/app/profile')
    await button('Sign out Safari on iPhone').click()
    const question = page.getByRole('alertdialog', { name: 'Sign out Safari on iPhone?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(button('Sign out Safari on iPhone')).toHaveFocus()

    await button('Sign out Safari on iPhone').click()
    await question.getByRole('button', { name: 'Sign this device out' }).dblClick()

    await expect.element(page.getByText('Safari on iPhone is signed out')).toBeVisible()
    await expect.element(button('Sign out Safari on iPhone')).not.toBeInTheDocument()
    expect(devices.callsOf('signOutDevice')).toEqual([['phone']])
  })

  it('says why a device can’t be signed out, and keeps it', async () => {
    const devices = new FakeDevices()
    devices.failures.set('signOutDevice', new LastDeviceError())
    await renderDevices(devices, '/app/profile')

    await button('Sign out Chrome on Windows').click()
    await button('Sign this device out').click()

    await expect.element(page.getByRole('alert').getByText(/^This is your only device/)).toBeVisible()
    expect(devices.list).toHaveLength(1)
  })

  it('says that the server is away, and loads once it is back', async () => {
    const devices = withPhone()
    devices.failures.set('devices', new ApiNetworkError('GET /e2ee/me/devices'))
    await renderDevices(devices, '/app/profile')
    await expect.element(page.getByText(/^Your devices could not be loaded/)).toBeVisible()

    devices.failures.clear()
    await button('Retry').click()

    await expect.element(page.getByText('Safari on iPhone')).toBeVisible()
  })

  it('leads to where this device is let in, as long as it is not', async () => {
    const devices = new FakeDevices()
    devices.state.set('signed-out')
    const { place } = await renderDevices(devices, '/app/profile')
    await expect.element(page.getByText(/^This device was signed out from another one/)).toBeVisible()

    await page.getByRole('link', { name: 'Open messages' }).last().click()

    await expect.poll(place).toBe('/app/open-messages')
    expect(devices.callsOf('devices')).toEqual([])
  })
})

describe('adding a device', () => {
  it('shows a code to scan and says who was let in', async () => {
    const devices = new FakeDevices()
    await renderDevices(devices, '/app/profile')
    await button('Add a device').click()
    await expect.element(offer).toBeVisible()
    expect(await findViolations()).toEqual([])

    devices.list = [...devices.list, phone]
    devices.offered.resolve({ deviceId: phone.deviceId, name: phone.name })

    await expect.element(page.getByText('Safari on iPhone can read your messages now.')).toBeVisible()
    await button('Done').click()
    await expect.element(button('Sign out Safari on iPhone')).toBeVisible()
  })

  it('lets nobody in any more once it is closed', async () => {
    const devices = new FakeDevices()
    await renderDevices(devices, '/app/profile')
    await button('Add a device').click()
    await expect.element(offer).toBeVisible()

    await userEvent.keyboard('{Escape}')

    await expect.element(button('Add a device')).toHaveFocus()
    expect(devices.callsOf('cancelOffer')).toHaveLength(1)
  })

  it('makes a new code when ten minutes are over', async () => {
    const devices = new FakeDevices()
    await renderDevices(devices, '/app/profile')
    await button('Add a device').click()
    await expect.element(offer).toBeVisible()
    devices.offered.reject(new PairingError('expired'))
    await expect.element(page.getByText('The 10 minutes are over. Please try again.')).toBeVisible()

    await button('Show a new code').click()

    await expect.poll(() => devices.callsOf('offerPairing').length).toBe(2)
  })
})

describe('the recovery code', () => {
  it('is saved once one group of it was typed back, wherever that is begun', async () => {
    const devices = new FakeDevices()
    devices.code.set({ kind: 'unsaved', code: FAKE_CODE })
    await renderDevices(devices, '/app/profile')
    const notice = page.getByRole('complementary', { name: 'Save your recovery code' })
    await notice.getByRole('button', { name: 'Save code' }).click()
    await expect
      .element(page.getByRole('list', { name: 'Recovery code' }))
      .toHaveTextContent('AAAAABBBBBCCCCCDDDDDEEEEEFFFFF')
    await button('I have saved it').click()
    const field = page.getByLabelText('Group 3 of 6')
    await expect.element(field).toHaveFocus()
    await field.fill('ZZZZZ')
    await button('Done').click()
    await expect.element(page.getByText('This is not a group of your code')).toBeVisible()
    await field.fill('CCCCC')
    await button('Done').click()

    await expect.element(page.getByText('Your recovery code is saved')).toBeVisible()
    await expect.element(notice).not.toBeInTheDocument()
    await expect.element(button('Replace recovery code')).toBeVisible()
  })

  it('is put off with Later, and the focus stays on the screen', async () => {
    const devices = new FakeDevices()
    devices.code.set({ kind: 'unsaved', code: FAKE_CODE })
    await renderDevices(devices, '/app/profile')
    await button('Later').click()

    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  it('is replaced after asking, and the new one is shown to be saved', async () => {
    const devices = new FakeDevices()
    devices.isCodeUsed = true
    await renderDevices(devices, '/app/profile')
    await expect.element(page.getByText(/^This device was opened with it/)).toBeVisible()
    await button('Replace recovery code').click()
    await button('Replace it').dblClick()

    await expect.element(page.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible()
    expect(devices.callsOf('replaceRecoveryCode')).toEqual([[[]]])
  })
})
