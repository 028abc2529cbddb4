import { PairingError, WrongRecoveryCodeError } from '@umkreis/chat-hub'
import { findViolations } from '@umkreis/design-system/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildDevice, FAKE_CODE, FakeDevices } from '../../testing/fake-devices.ts'
import { renderDevices } from './testing/render-devices.tsx'

const HERE = '/app/open-messages?returnTo=%2Fapp%2Fprofile'
const button = (name: string) => page.getByRole('button', { name, exact: true })

function newDevice(): FakeDevices {
  const devices = new FakeDevices()
  devices.state.set('new')
  return devices
}

describe('opening messages on a new device', () => {
  it.each([
    ['new', /^Your messages are sealed/],
    ['signed-out', /^This device was signed out from another one/],
    ['started-over', /^Your account was started over somewhere else/],
    ['damaged', /^What this device kept to open your messages is damaged/],
  ] as const)('says why it is needed: %s', async (state, words) => {
    const devices = new FakeDevices()
    devices.state.set(state)
    await renderDevices(devices, HERE)

    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
  })

  it('waits while nothing is known, and has nothing to do once they are open', async () => {
    const devices = new FakeDevices()
    devices.state.set('preparing')
    await renderDevices(devices, HERE)
    await expect.element(page.getByText('Getting ready')).toBeVisible()

    devices.state.set('ready')

    await expect.element(page.getByText('Your messages are open on this device')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'To your conversations' })).toBeVisible()
  })
})

describe('with the recovery code', () => {
  it('says what is wrong with what was typed, and keeps the focus there', async () => {
    const devices = newDevice()
    devices.failures.set('enrolWithCode', new WrongRecoveryCodeError())
    await renderDevices(devices, HERE)
    const field = page.getByLabelText('Recovery code')
    await field.fill('AAAAA')
    await button('Open messages').click()

    await expect.element(page.getByText('This recovery code belongs to another account, or was replaced')).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  it('opens once however often it is pressed, and then offers to sign out what was lost and to replace the code', async () => {
    const devices = newDevice()
    devices.list = [...devices.list, buildDevice({ deviceId: 'lost', name: 'Safari on iPhone' })]
    const { place } = await renderDevices(devices, HERE)
    await page.getByLabelText('Recovery code').fill(FAKE_CODE)
    await button('Open messages').dblClick()

    await expect.element(page.getByRole('heading', { name: 'Your messages are back' })).toBeVisible()
    expect(devices.callsOf('enrolWithCode')).toEqual([[FAKE_CODE]])
    await page.getByText(/^Safari on iPhone/).click()
    await button('Get a new code').click()
    await expect.element(page.getByRole('dialog', { name: 'Your recovery code' })).toBeVisible()
    expect(devices.callsOf('replaceRecoveryCode')).toEqual([[['lost']]])
    await button('I have saved it').click()
    await page.getByLabelText('Group 3 of 6').fill('CCCCC')
    await button('Done').click()

    await expect.poll(place).toBe('/app/profile')
  })

  it('goes back to where its owner wanted to be when the code is kept', async () => {
    const devices = newDevice()
    const { place } = await renderDevices(devices, HERE)
    await page.getByLabelText('Recovery code').fill(FAKE_CODE)
    await button('Open messages').click()
    await button('Not now').click()

    await expect.poll(place).toBe('/app/profile')
    expect(devices.callsOf('replaceRecoveryCode')).toEqual([])
  })
})

describe('with a device that one has', () => {
  it('compares a code, and is let in after both sides said that it is the same', async () => {
    const devices = newDevice()
    const { place } = await renderDevices(devices, HERE)
    await button('Compare a code').click()
    await expect.element(page.getByText(/^Take a device that you have/)).toBeVisible()

    devices.agreed.resolve('12345678')
    await expect.element(page.getByText('1234 5678')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Are the codes the same?' })).toHaveFocus()
    expect(await findViolations()).toEqual([])
    await button('They are the same').click()
    await expect.element(page.getByText('Now confirm on your other device, too.')).toBeVisible()
    expect(devices.callsOf('confirmRequest')).toHaveLength(1)

    devices.state.set('ready')
    devices.letIn.resolve()
    await expect.poll(place).toBe('/app/profile')
    await expect.element(page.getByText('Your messages are open on this device')).toBeVisible()
  })

  it('gives up when the codes differ', async () => {
    const devices = newDevice()
    await renderDevices(devices, HERE)
    await button('Compare a code').click()
    devices.agreed.resolve('12345678')
    await button('They differ').click()

    await expect.element(button('Scan the code')).toBeVisible()
    expect(devices.callsOf('cancelRequest')).toHaveLength(1)
    expect(devices.callsOf('confirmRequest')).toEqual([])
  })

  it.each([
    ['refused', /^Your other device said no/],
    ['expired', /^The 10 minutes are over/],
    ['forged', /^What arrived did not come from your other device/],
  ] as const)('says that it was not let in, and asks anew: %s', async (reason, words) => {
    const devices = newDevice()
    await renderDevices(devices, HERE)
    await button('Compare a code').click()
    devices.agreed.reject(new PairingError(reason))
    devices.letIn.reject(new PairingError(reason))
    await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()

    await button('Try again').click()

    await expect.poll(() => devices.callsOf('requestPairing').length).toBe(2)
  })

  it('says that there is no camera, and still lets a code be compared', async () => {
    const devices = newDevice()
    await renderDevices(devices, HERE)
    await button('Scan the code').click()
    await expect.element(page.getByRole('alert').getByText(/camera/)).toBeVisible()

    await button('Compare a code').click()

    await expect.poll(() => devices.callsOf('requestPairing').length).toBe(1)
  })
})

describe('starting over', () => {
  it('says what it costs before it is done, once', async () => {
    const devices = newDevice()
    const { place } = await renderDevices(devices, HERE)
    await button('Start over').click()
    const question = page.getByRole('alertdialog', { name: 'Start over?' })
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(devices.callsOf('startOver')).toEqual([])

    await button('Start over').click()
    await question.getByRole('button', { name: 'Start over' }).dblClick()

    await expect.poll(place).toBe('/app/profile')
    expect(devices.callsOf('startOver')).toHaveLength(1)
    await expect.element(page.getByRole('complementary', { name: 'Save your recovery code' })).toBeVisible()
  })
})
