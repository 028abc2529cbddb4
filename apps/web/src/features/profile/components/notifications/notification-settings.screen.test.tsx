import { QueryClientProvider } from '@tanstack/react-query'
import { ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { Preferences } from '@umkreis/schemas'
import { Provider } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DEFAULT_PREFERENCES } from '../../../../services/preferences/preferences.ts'
import { createQueryClient } from '../../../../services/query-client.ts'
import { startWithPreferences } from '../../../../testing/start-with-preferences.ts'
import { NotificationSettings } from './NotificationSettings.tsx'

beforeEach(() => localStorage.clear())

const toggle = (name: string) => page.getByRole('switch', { name })

async function arrange(changes: Partial<Preferences> = {}) {
  const { store, server } = await startWithPreferences({ ...DEFAULT_PREFERENCES, ...changes })
  await mount(
    <Provider store={store}>
      <QueryClientProvider
        client={createQueryClient(
          () => true,
          () => undefined,
        )}
      >
        <ToastRegion />
        <NotificationSettings />
      </QueryClientProvider>
    </Provider>,
  )
  return server
}

describe('notification settings', () => {
  it('show what the server keeps, and keep there what is switched', async () => {
    const server = await arrange({ playsSound: false })
    await expect.element(toggle('Sound')).not.toBeChecked()
    await toggle('Sound').click({ force: true })
    await expect.element(toggle('Sound')).toBeChecked()
    await expect.poll(() => server.preferences.playsSound).toBe(true)
    await toggle('Enter sends').click({ force: true })
    await expect.poll(() => server.preferences.enterSends).toBe(false)
    await expect.element(page.getByText(/Enter begins a new line; Ctrl and Enter send/)).toBeVisible()
  })

  it('go back and say so where that could not be kept', async () => {
    const server = await arrange()
    await expect.element(toggle('Show that I am writing')).toBeChecked()
    server.isAway = true
    await toggle('Show that I am writing').click({ force: true })
    await expect.element(page.getByText(/That could not be saved/)).toBeVisible()
    await expect.element(toggle('Show that I am writing')).toBeChecked()
  })

  it('keep quiet hours by the clock of the device, once they are two different times', async () => {
    const server = await arrange()
    await toggle('Quiet hours').click({ force: true })
    await expect.poll(() => server.preferences.quietHours).toMatchObject({ from: '20:00', to: '07:00' })
    expect(server.preferences.quietHours?.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    await userEvent.fill(page.getByLabelText('To'), '20:00')
    await expect.element(page.getByText('Please choose two different times')).toBeVisible()
    await userEvent.fill(page.getByLabelText('To'), '06:30')
    await expect.poll(() => server.preferences.quietHours).toMatchObject({ from: '20:00', to: '06:30' })
    await toggle('Quiet hours').click({ force: true })
    await expect.poll(() => server.preferences.quietHours).toBeNull()
  })

  it('have the week sent by mail by the clock of the device, and say so where that could not be kept', async () => {
    const server = await arrange()
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    await expect.element(toggle('The week by mail')).not.toBeChecked()
    await toggle('The week by mail').click({ force: true })
    await expect.poll(() => server.digest).toEqual({ timeZone: here })
    await expect.element(page.getByText(`by the clock of ${here}`, { exact: false })).toBeVisible()
    server.isAway = true
    await toggle('The week by mail').click({ force: true })
    await expect.element(page.getByText(/That could not be saved/)).toBeVisible()
    await expect.element(toggle('The week by mail')).toBeChecked()
  })

  it('end as they were switched last, however late the server answers', async () => {
    const server = await arrange()
    const week = toggle('The week by mail')
    await expect.element(week).not.toBeChecked()
    const first = Promise.withResolvers<void>()
    server.digestWaits = first.promise
    await week.click({ force: true })
    await expect.element(week).toBeChecked()
    await week.click({ force: true })
    await expect.element(week).not.toBeChecked()
    await week.click({ force: true })
    await expect.element(week).toBeChecked()
    await week.click({ force: true })
    await expect.element(week).not.toBeChecked()
    const seen: unknown[] = []
    const observer = new MutationObserver(() => seen.push(week.element().matches(':checked')))
    observer.observe(document.body, { subtree: true, attributes: true, childList: true })
    first.resolve()
    await expect.poll(() => server.digestChanges).toBe(4)
    await expect.poll(() => server.digest).toEqual({ timeZone: null })
    await expect.element(week).not.toBeChecked()
    observer.disconnect()
    expect(seen).not.toContain(true)
  })

  it('say what the organisation has switched off', async () => {
    await arrange({ organisation: { readReceipts: false, typing: true } })
    await expect.element(toggle('Say what I have read')).toBeDisabled()
    await expect.element(toggle('Say what I have read')).not.toBeChecked()
    await expect.element(page.getByText('Your organisation has switched this off for everybody.')).toBeVisible()
  })

  it('let a Manager switch receipts and typing for everybody, which then holds for the Manager as well', async () => {
    const server = await arrange()
    await toggle('People may see what was read').click({ force: true })
    await expect.poll(() => server.preferences.organisation).toEqual({ readReceipts: false, typing: true })
    await expect.element(toggle('People may see what was read')).not.toBeChecked()
    await expect.element(toggle('Say what I have read')).toBeDisabled()
  })
})
