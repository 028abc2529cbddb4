// Two people compare a number and know that nobody is between them; when it changes later, nothing goes out before somebody said so.
import { describe, expect, it } from 'vitest'
import { PeopleWithoutKeysError, type Verification } from '../../src/index.ts'
import { createFakeChatServer } from '../../src/testing/index.ts'
import { forgeReset } from './_forge.ts'
import { connect, eventually, group, read, say, user, type Person } from './_person.ts'

const G = group('g')
const [ADA, BEN] = [user('ada'), user('ben')]

async function two() {
  const server = createFakeChatServer()
  const [ada, ben] = [await connect(server, 'ada'), await connect(server, 'ben')]
  server.addGroup(G, { ada: 'manager', ben: 'manager' }, true)
  await ada.conversations.openGroup(G)
  return { server, ada, ben }
}

const numberOf = async (person: Person, other = person.userId === ADA ? BEN : ADA) =>
  (await person.conversations.safetyNumber(other)).digits

/** Somebody on a new device that has nothing of the earlier ones. */
async function startOver(server: Awaited<ReturnType<typeof two>>['server'], name: string): Promise<Person> {
  const fresh = await connect(server, name)
  await fresh.conversations.startOver()
  return fresh
}

describe('a safety number', () => {
  it('[SN1] is the same on both sides and on every device, and stays when devices come and go', async () => {
    const { server, ada, ben } = await two()
    const digits = await numberOf(ada)
    expect(digits).toMatch(/^\d{60}$/)
    expect(await numberOf(ben)).toBe(digits)
    const laptop = await connect(server, 'ada')
    await laptop.conversations.enrolWithRecoveryCode((await ada.conversations.loadRecoveryCode())!)
    expect(await numberOf(laptop)).toBe(digits)
    const own = (await laptop.conversations.devices()).find(({ isThis }) => isThis)!
    await ada.conversations.signOutDevice(own.deviceId)
    await ben.conversations.replaceRecoveryCode()
    expect([await numberOf(ada), await numberOf(ben)]).toEqual([digits, digits])
  })

  it('[SN1] is another one for other people, and after one of the two started over', async () => {
    const { server, ada, ben } = await two()
    await connect(server, 'cleo')
    const digits = await numberOf(ada)
    expect(await numberOf(ada, user('cleo'))).not.toBe(digits)
    const fresh = await startOver(server, 'ben')
    expect(await numberOf(ada)).not.toBe(digits)
    expect(await numberOf(fresh)).toBe(await numberOf(ada))
    expect(ben.userId).toBe('ben')
  })

  it('[SN1] needs somebody who has keys', async () => {
    const { ada } = await two()
    await expect(ada.conversations.safetyNumber(user('dan'))).rejects.toThrow(PeopleWithoutKeysError)
    await expect(ada.conversations.compareSafetyCode(user('dan'), 'x')).rejects.toMatchObject({ userIds: ['dan'] })
  })

  it('[SN1] differs on the two sides of a server that stands between them', async () => {
    const { server, ada, ben } = await two()
    const other = createFakeChatServer()
    await connect(other, 'ada')
    const genuine = server.users.get(ADA)!.links.slice()
    server.users.get(ADA)!.links.splice(0, 1, other.users.get(ADA)!.links[0]!)
    const fooled = await numberOf(ben)
    server.users.get(ADA)!.links.splice(0, 1, ...genuine)
    expect(await numberOf(ada)).not.toBe(fooled)
  })
})

describe('somebody', () => {
  it('[SN2] is verified by the code on their screen, by no other, and after a restart', async () => {
    const { server, ada, ben } = await two()
    const told: [string, Verification][] = []
    ada.conversations.onVerificationChange((userId, verification) => told.push([userId, verification]))
    const code = (await ben.conversations.safetyNumber(ADA)).codeText
    const own = (await ada.conversations.safetyNumber(BEN)).codeText
    for (const wrong of ['', 'https://umkreis.example', own, `${code}x`, code.slice(0, -1)]) {
      expect(await ada.conversations.compareSafetyCode(BEN, wrong)).toBe(false)
    }
    expect(ada.conversations.verificationOf(BEN)).toBe('none')
    expect(await ada.conversations.compareSafetyCode(BEN, code)).toBe(true)
    const again = await connect(server, 'ada', { store: ada.store })
    expect(again.conversations.verificationOf(BEN)).toBe('verified')
    expect((await again.conversations.safetyNumber(BEN)).isVerified).toBe(true)
    expect(ben.conversations.verificationOf(ADA)).toBe('none')
    await ada.conversations.setVerified(BEN, false)
    expect(ada.conversations.verificationOf(BEN)).toBe('none')
    expect(told).toEqual([
      ['ben', 'verified'],
      ['ben', 'none'],
    ])
  })

  it('[SN2] is verified as of the number that was shown, not of keys that came while it was compared', async () => {
    const { server, ada } = await two()
    await expect(ada.conversations.setVerified(BEN, true)).rejects.toThrow(TypeError)
    await ada.conversations.safetyNumber(BEN)
    await forgeReset(server, 'ben', false)
    expect(await ada.conversations.openGroup(G)).toMatchObject({ kind: 'ready' })
    server.groups.get(G)!.isRekeyDue = true
    ada.device.setOnline(false)
    ada.device.setOnline(true)
    await eventually(() => expect(ada.conversations.verificationOf(BEN)).toBe('none'))
    expect(await ada.conversations.openGroup(G)).toMatchObject({ reason: 'contact-reset' })
    await ada.conversations.setVerified(BEN, true)
    expect(ada.conversations.verificationOf(BEN)).toBe('changed')
    expect(await ada.conversations.openGroup(G)).toMatchObject({ reason: 'contact-reset', userIds: ['ben'] })
  })

  it('[SN3] verified who starts over blocks what is sealed, over a restart, until it is accepted', async () => {
    const { server, ada, ben } = await two()
    await ada.conversations.compareSafetyCode(BEN, (await ben.conversations.safetyNumber(ADA)).codeText)
    await say(ada, G, 'before')
    const told: Verification[] = []
    ada.conversations.onVerificationChange((_, verification) => told.push(verification))
    const fresh = await startOver(server, 'ben')
    await say(fresh, G, 'it is me')
    const reset = { kind: 'not-ready', reason: 'contact-reset', userIds: ['ben'] }
    expect(await ada.conversations.openGroup(G)).toEqual(reset)
    expect(ada.conversations.verificationOf(BEN)).toBe('changed')
    await expect(say(ada, G, 'no')).rejects.toMatchObject({ reason: 'contact-reset' })
    const again = await connect(server, 'ada', { store: ada.store })
    expect(await again.conversations.openGroup(G)).toEqual(reset)
    expect(again.conversations.verificationOf(BEN)).toBe('changed')
    expect(server.messages(G)).toHaveLength(2)

    await again.conversations.acceptContactKeys([BEN])
    expect(again.conversations.verificationOf(BEN)).toBe('none')
    await say(again, G, 'welcome back')
    expect(await read(fresh, server.messages(G).slice(-1))).toEqual(['welcome back'])
    expect(told).toEqual(['changed'])
  })

  it('[SN3] verified who starts over is verified again by comparing, which accepts the new keys', async () => {
    const { server, ada, ben } = await two()
    await ada.conversations.safetyNumber(BEN)
    await ada.conversations.setVerified(BEN, true)
    expect(ben.conversations.readiness.kind).toBe('ready')
    const fresh = await startOver(server, 'ben')
    const code = (await fresh.conversations.safetyNumber(ADA)).codeText
    expect(await ada.conversations.compareSafetyCode(BEN, code)).toBe(true)
    expect(ada.conversations.verificationOf(BEN)).toBe('verified')
    await say(ada, G, 'as before')
    expect(await read(fresh, server.messages(G))).toEqual(['as before'])
  })
})
