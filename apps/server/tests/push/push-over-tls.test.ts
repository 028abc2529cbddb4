import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import webPush from 'web-push'
import { afterEach, expect, it } from 'vitest'
import { createPushSender } from '../../src/services/push/push-sender.ts'
import { Browser, startPushService } from '../_util/push-service.ts'
import { createSelfSigned } from '../_util/self-signed.ts'

const TRUSTED = getCACertificates('default')
afterEach(() => setDefaultCACertificates(TRUSTED))

const config = { host: '127.0.0.1', isProduction: false, mailFrom: 'push@lindwerk.example' }
const payload = { groupId: 'g1', title: 'Seilbahn' }
const targetOf = ({ subscription: { endpoint, keys } }: Browser) => ({ endpoint, ...keys })

it('hands a sealed message to a push service over HTTPS, as all real ones are spoken to', async () => {
  const secured = createSelfSigned()
  await using service = await startPushService(secured)
  const browser = new Browser(service, 'browser')
  setDefaultCACertificates([...TRUSTED, secured.cert])
  const sender = createPushSender(webPush.generateVAPIDKeys(), config, () => 'http://localhost:4800')
  expect(await sender.send(targetOf(browser), payload as never)).toEqual({ kind: 'sent' })
  expect(browser.opened(service)).toEqual([payload])
  const [{ headers } = { headers: undefined }] = service.pushed
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(/^vapid t=/) })
})

it('says nothing to whoever can’t prove to be the push service', async () => {
  await using service = await startPushService(createSelfSigned())
  const browser = new Browser(service, 'browser')
  const sender = createPushSender(webPush.generateVAPIDKeys(), config, () => 'http://localhost:4800')
  expect(await sender.send(targetOf(browser), payload as never)).toEqual({ kind: 'busy', afterMs: undefined })
  expect(service.pushed).toEqual([])
})
