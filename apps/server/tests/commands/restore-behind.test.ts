import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from '@umkreis/schemas'
import { afterAll, expect, inject, it } from 'vitest'
import { startServer } from '../../src/app.ts'
import { backup } from '../../src/commands/backup.ts'
import { restore } from '../../src/commands/restore.ts'
import { createConfig } from '../../src/config/config.ts'
import { readEnv } from '../../src/config/env.ts'
import { call, type Person } from '../_util/api.ts'
import { BareClient, createTestGroup, signUpTeam } from '../_util/hub.ts'

const folder = mkdtempSync(join(tmpdir(), 'umkreis-behind-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const configOf = (name: string) =>
  createConfig(readEnv({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: join(folder, name) }))

/** A folder with the tables and nothing in them. */
function prepare(name: string): void {
  cpSync(inject('databaseTemplate'), join(folder, name, 'database'), { recursive: true })
}

/** What a device has of a group, as applications follow it: by what changed since the last change that it knows. */
class Device {
  readonly messages = new Map<string, Message>()
  revision = 0

  async catchUp(server: { origin: string }, { token }: Person, groupId: string): Promise<void> {
    for (;;) {
      const path = `/groups/${groupId}/messages?afterRevision=${this.revision}&pageSize=200`
      const { status, body } = await call<Message[]>(server, 'GET', path, { token })
      expect(status).toBe(200)
      for (const message of body) {
        this.messages.set(message.messageId, message)
        this.revision = Math.max(this.revision, message.revision)
      }
      if (body.length < 200) return
    }
  }

  contents(): Record<string, string | undefined> {
    return Object.fromEntries([...this.messages.values()].map(({ messageId, content }) => [messageId, content]))
  }
}

it('after the backup of yesterday was restored, devices that had seen more get everything that is there, old and new', async () => {
  prepare('used')
  const used = configOf('used')
  const [ahead, fresh] = [new Device(), new Device()]
  const path = join(folder, 'yesterday.backup')
  const write = async (client: BareClient, groupId: string, text: string) => {
    const { result } = await client.invoke('SendMessage', {
      GroupId: groupId,
      Content: text,
      ClientMessageId: text.replaceAll(' ', '-'),
    })
    return (result as Message).messageId
  }
  let people: [Person, Person] | undefined
  let groupId = ''
  let changed = ''
  {
    await using server = await startServer(used)
    people = (await signUpTeam(server, 2)) as [Person, Person]
    groupId = await createTestGroup(server, people)
    using client = await BareClient.connect(server, people[0].token)
    changed = await write(client, groupId, 'one')
    await write(client, groupId, 'two')
    await ahead.catchUp(server, people[1], groupId)
  }
  await backup(used, path, () => {})
  {
    await using server = await startServer(used)
    using client = await BareClient.connect(server, people[0].token)
    await client.invoke('UpdateMessage', changed, 'one, changed today', groupId)
    for (let count = 0; count < 5; count += 1) await write(client, groupId, `today ${count}`)
    await ahead.catchUp(server, people[1], groupId)
    expect(ahead.contents()[changed]).toBe('one, changed today')
  }
  prepare('home')
  const home = configOf('home')
  await restore(home, path, () => {})
  await using server = await startServer(home)
  const [writer, reader] = people
  using client = await BareClient.connect(server, writer.token)
  using listening = await BareClient.connect(server, reader.token)
  // What this device stands at is behind what the server says, so that it asks.
  const { result: state } = await listening.invoke('SetActiveGroup', { GroupId: groupId })
  expect((state as { revision: number }).revision).toBeGreaterThan(ahead.revision)
  await ahead.catchUp(server, reader, groupId)
  const isNew = await write(client, groupId, 'after')
  const [told] = await listening.untilEvents<Message>('ReceiveMessage', 1)
  expect(told?.revision).toBe(ahead.revision + 1)
  for (const device of [ahead, fresh]) await device.catchUp(server, reader, groupId)
  expect(Object.values(fresh.contents())).toEqual(['one', 'two', 'after'])
  expect(ahead.contents()).toMatchObject(fresh.contents())
  expect(ahead.contents()[isNew]).toBe('after')
})
