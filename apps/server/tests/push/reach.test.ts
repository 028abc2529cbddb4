import { expect, it } from 'vitest'
import { call, signUpOwner } from '../_util/api.ts'
import { Browser, startPushService } from '../_util/push-service.ts'
import { startTestServer } from '../_util/start-test-server.ts'

it('writes to nothing on its own machine once people come from elsewhere', async () => {
  await using service = await startPushService()
  const { subscription } = new Browser(service, 'inside')
  const answerOf = async (PUBLIC_URL?: string) => {
    await using server = await startTestServer({ env: { PUBLIC_URL } })
    const { token } = await signUpOwner(server)
    return (await call(server, 'PUT', '/push/subscriptions', { token, body: subscription })).status
  }
  expect([await answerOf(), await answerOf('https://umkreis.example')]).toEqual([204, 422])
})
