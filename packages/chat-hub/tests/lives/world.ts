// People, their devices and the server of one life, and how to tell whether all is as the policy says.
import { deviceKeysFromSeed, recoveryDeviceFromCode, type DeviceKeys } from '@umkreis/crypto'
import type { GroupId, Message, UserId } from '@umkreis/schemas'
import { expect } from 'vitest'
import { EncryptionNotReadyError } from '../../src/index.ts'
import { createFakeChatServer, type MemoryKeyStore } from '../../src/testing/index.ts'
import { connect, textOf, user, type Person } from '../conversation/_person.ts'
import type { Chance } from './chance.ts'
import { Policy, type Entry } from './policy.ts'
import { StolenServer } from './thief.ts'

/** A device in somebody's hands. */
export interface LiveDevice {
  readonly keys: DeviceKeys
  person: Person
  /** What it has been seen to read: the wording of each message. */
  readonly seen: Map<string, string>
}

/** Somebody who signed in at least once. */
export interface Account {
  readonly userId: UserId
  devices: LiveDevice[]
  code: string
  /** Devices and codes of the past, lost, stolen or signed out: all of them are given to the thief. */
  readonly everything: DeviceKeys[]
}

const PATIENCE = 2_000

/** How often to ask again for what arrives on its own, before it counts as lost. Not a time: each try lets everything else run first. */
async function untilNothingMoves(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
}

/** The people of one life and everything they did. */
export class World {
  readonly server = createFakeChatServer()
  readonly policy = new Policy()
  readonly accounts = new Map<UserId, Account>()
  readonly journal: string[] = []
  readonly names: readonly UserId[]
  #count = 0

  constructor(
    readonly chance: Chance,
    people: number,
  ) {
    this.names = Array.from({ length: people }, (_, index) => user(`user-${index + 1}`))
  }

  nextId(prefix: string): string {
    return `${prefix}-${++this.#count}`
  }

  note(line: string): void {
    this.journal.push(`${this.policy.now}: ${line}`)
  }

  /** Somebody's next device, with new keys or those of a store. */
  async openDevice(userId: UserId, store?: MemoryKeyStore, isPastOpen = false): Promise<Person> {
    return connect(this.server, userId, { ...(store && { store }), ...(isPastOpen && { historyPolicy: 'everything' }) })
  }

  /** A device whose keys are in its store by now. */
  liveDevice(account: Account | undefined, person: Person): LiveDevice {
    const keys = deviceKeysFromSeed(person.store.contents.get('device-seed')!)
    account?.everything.push(keys)
    return { keys, person, seen: new Map() }
  }

  keepCode(account: Account, code: string): void {
    account.code = code
    account.everything.push(recoveryDeviceFromCode(code, account.userId))
  }

  someDevice(userId: UserId): LiveDevice {
    return this.chance.pick(this.accounts.get(userId)!.devices)!
  }

  /** Members of a group who have a device. */
  present(groupId: GroupId): UserId[] {
    return [...this.policy.membersOf(groupId)].filter((member) => this.accounts.has(member))
  }

  stored(entry: Entry): Message {
    return this.server.messages(entry.groupId).find((message) => message.clientMessageId === entry.id)!
  }

  /** Does something on a device as somebody who accepts the new keys of everybody who started over. */
  async accepting<T>(device: LiveDevice, task: () => Promise<T>): Promise<T> {
    try {
      return await task()
    } catch (error) {
      if (!(error instanceof EncryptionNotReadyError) || error.reason !== 'contact-reset') throw error
      await device.person.conversations.acceptContactKeys(error.userIds)
      return this.accepting(device, task)
    }
  }

  /** Everybody is online, and every member reads on every device what they must; nothing that they must not. */
  async check(): Promise<void> {
    for (const account of this.accounts.values()) {
      for (const { person } of account.devices) person.device.setOnline(true)
    }
    for (const account of this.accounts.values()) {
      for (const device of account.devices) await this.#checkDevice(account.userId, device)
    }
  }

  async #checkDevice(userId: UserId, device: LiveDevice): Promise<void> {
    for (const [groupId, { members }] of this.policy.groups) {
      if (!members.has(userId)) continue
      const entries = this.policy.of(groupId).filter((entry) => device.seen.get(placeOf(entry)) !== wordingOf(entry))
      const who = `${userId} on ${device.keys.public.deviceId}`
      let wrong: readonly string[] = []
      for (let tries = 0; tries < PATIENCE; tries++) {
        wrong = await this.#readWrong(userId, device, entries)
        if (wrong.length === 0) break
        await untilNothingMoves()
      }
      expect(wrong, who).toEqual([])
    }
  }

  /** What a device reads otherwise than it should. */
  async #readWrong(userId: UserId, device: LiveDevice, entries: readonly Entry[]): Promise<readonly string[]> {
    const missing = entries.filter((entry) => device.seen.get(placeOf(entry)) !== wordingOf(entry))
    if (missing.length === 0) return []
    const opened = await device.person.conversations.open(missing.map((entry) => this.stored(entry)))
    return missing.flatMap((entry, index) => {
      const text = textOf(opened[index]!)
      const isRead = text === wordingOf(entry)
      const isClosed = text === '[missing-key]'
      const isRight =
        entry.isDeleted || entry.must.has(userId) ? isRead : entry.may.has(userId) ? isRead || isClosed : isClosed
      if (isRight && isRead) device.seen.set(placeOf(entry), wordingOf(entry))
      return isRight ? [] : [`${entry.id} in ${entry.groupId} "${wordingOf(entry)}" is read as "${text}"`]
    })
  }

  /** Given the whole server and every key they ever had, nobody opens what they must not, and no closed device opens what came after. */
  async checkThieves(): Promise<void> {
    const stolen = await new StolenServer(this.server).load()
    for (const { userId, everything } of this.accounts.values()) {
      const isOthers = ({ may, gotElsewhere }: Entry) => !may.has(userId) && !gotElsewhere.has(userId)
      expect(await this.#stolen(stolen, userId, everything, isOthers), `${userId} with every key`).toEqual([])
      for (const device of everything) {
        const closedAt = this.policy.closedDevices.get(device.public.deviceId) ?? Infinity
        const isLater = ({ sealedAt }: Entry) => sealedAt > closedAt
        expect(await this.#stolen(stolen, userId, [device], isLater), `closed ${device.public.deviceId}`).toEqual([])
      }
    }
  }

  /** Those of some messages that yield to some keys of one person. */
  async #stolen(
    stolen: StolenServer,
    userId: UserId,
    keys: readonly DeviceKeys[],
    isWanted: (entry: Entry) => boolean,
  ): Promise<readonly string[]> {
    const wanted = new Map(this.policy.entries.filter(isWanted).map((entry) => [this.stored(entry), entry.id]))
    const opened = await stolen.open(userId, keys, (message) => wanted.has(message))
    return [...opened].map((message) => wanted.get(message) ?? '')
  }

  /** Every client starts anew on what it stored, and has to read everything again. */
  async restartAll(): Promise<void> {
    for (const account of this.accounts.values()) {
      for (const device of account.devices) {
        device.person.device.setOnline(false)
        device.person = await this.openDevice(account.userId, device.person.store)
        device.seen.clear()
      }
    }
  }
}

/** A message to each of several people stands in several conversations. */
function placeOf({ groupId, id }: Entry): string {
  return `${groupId}/${id}`
}

function wordingOf(entry: Entry): string {
  return entry.isDeleted ? '[deleted]' : entry.text
}
