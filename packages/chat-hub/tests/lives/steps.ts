// What people do in a life. Each step changes the product and the books, or does nothing where it is not possible.
import type { ClientMessageId, GroupId, UserId } from '@umkreis/schemas'
import { read } from '../conversation/_person.ts'
import { group } from '../conversation/_person.ts'
import type { Account, LiveDevice, World } from './world.ts'

type Step = (world: World) => Promise<void> | void

const MAX_DEVICES = 3
const MAX_GROUPS = 5

/** Somebody signs in for the first time: keys are made by themselves. */
export const signIn: Step = async (world) => {
  const userId = world.chance.pick(world.names.filter((name) => !world.accounts.has(name)))
  if (!userId) return
  const person = await world.openDevice(userId)
  const account: Account = { userId, devices: [], code: '', everything: [] }
  account.devices = [world.liveDevice(account, person)]
  world.keepCode(account, (await person.conversations.loadRecoveryCode())!)
  world.accounts.set(userId, account)
  world.note(`${userId} signs in`)
}

/** Somebody makes a group, or opens a conversation of two, with people some of whom never signed in. */
export const createGroup: Step = async (world) => {
  const creator = world.chance.pick(world.accounts.values())
  if (!creator || world.policy.groups.size >= MAX_GROUPS) return
  const others = world.names.filter((name) => name !== creator.userId)
  const isPair = world.chance.oneIn(4)
  const chosen = isPair ? [world.chance.pick(others)!] : world.chance.some(others)
  const isPastOpen = !isPair && world.chance.oneIn(2)
  const groupId = group(world.nextId('group'))
  const managers = new Set([creator.userId, ...(world.chance.oneIn(3) ? chosen.slice(0, 1) : [])])
  world.server.addGroup(
    groupId,
    Object.fromEntries([creator.userId, ...chosen].map((id) => [id, managers.has(id) ? 'manager' : 'member'])),
    isPair,
  )
  world.policy.createGroup(groupId, [creator.userId, ...chosen], isPastOpen)
  // The policy is the one of the device that makes the first link, so this device writes the first message.
  const device = world.chance.pick(creator.devices)!
  const maker: LiveDevice = {
    ...device,
    person: await world.openDevice(creator.userId, device.person.store, isPastOpen),
  }
  await writeAs(world, groupId, maker, creator.userId)
  maker.person.device.setOnline(false)
  world.note(`${creator.userId} makes ${groupId} with ${chosen.join(', ')}${isPastOpen ? ', its past open' : ''}`)
}

async function writeAs(world: World, groupId: GroupId, device: LiveDevice, author: UserId): Promise<void> {
  const id = world.nextId('message') as ClientMessageId
  const text = `words of ${id}`
  world.policy.write({ id, groupId, author, text })
  await world.accepting(device, () =>
    device.person.conversations.send({ groupId, clientMessageId: id, body: { text } }),
  )
}

function someGroup(world: World): GroupId | undefined {
  return world.chance.pick(world.policy.groups.keys())
}

/** Somebody writes. */
export const write: Step = async (world) => {
  const groupId = someGroup(world)
  const author = groupId && world.chance.pick(world.present(groupId))
  if (!groupId || !author) return
  await writeAs(world, groupId, world.someDevice(author), author)
  world.note(`${author} writes in ${groupId}: ${world.policy.entries.at(-1)?.id}`)
}

/** Three write at once; all may have to renew the key first. */
export const writeAtOnce: Step = async (world) => {
  const groupId = someGroup(world)
  const authors = groupId ? [1, 2, 3].map(() => world.chance.pick(world.present(groupId))) : []
  if (!groupId) return
  world.note(`${authors.join(', ')} write in ${groupId} at once`)
  await Promise.all(authors.map((author) => author && writeAs(world, groupId, world.someDevice(author), author)))
}

/** Somebody writes one message to several people, in the conversation of two with each. */
export const writeToEach: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  const others = account ? world.chance.some([...world.accounts.keys()].filter((id) => id !== account.userId)) : []
  if (!account || others.length === 0) return
  const device = world.someDevice(account.userId)
  const id = world.nextId('message') as ClientMessageId
  const body = { text: `words of ${id} to each` }
  const sent = await world.accepting(device, () =>
    device.person.conversations.sendToEach({ userIds: others, clientMessageId: id, body }),
  )
  for (const { groupId, userId } of sent) {
    if (!world.policy.groups.has(groupId)) world.policy.createGroup(groupId, [account.userId, userId], false)
    world.policy.write({ id, groupId, author: account.userId, text: body.text }, others)
  }
  world.note(`${account.userId} writes ${id} to each of ${others.join(', ')}`)
}

async function change(world: World, isDeletion: boolean): Promise<void> {
  const entry = world.chance.pick(
    world.policy.entries.filter(({ isDeleted, groupId, author, must }) => {
      const isMember = world.policy.membersOf(groupId).has(author)
      return !isDeleted && isMember && must.has(author)
    }),
  )
  if (!entry) return
  const device = world.someDevice(entry.author)
  const stored = world.stored(entry)
  await read(device.person, [stored])
  const { conversations } = device.person
  if (isDeletion) {
    await world.accepting(device, () => conversations.delete(stored))
    entry.isDeleted = true
  } else {
    const text = `${entry.text}, changed`
    await world.accepting(device, () => conversations.edit(stored, { text }))
    world.policy.write({ ...entry, text })
  }
  world.note(`${entry.author} ${isDeletion ? 'deletes' : 'changes'} ${entry.id} in ${entry.groupId}`)
}

/** Somebody changes what they wrote. */
export const edit: Step = (world) => change(world, false)
/** Somebody deletes what they wrote. */
export const remove: Step = (world) => change(world, true)

function managersOf(world: World, groupId: GroupId): UserId[] {
  const { members } = world.server.groups.get(groupId)!
  return world.present(groupId).filter((id) => members.get(id) === 'manager')
}

async function addAs(world: World, groupId: GroupId, manager: UserId, newcomer: UserId): Promise<void> {
  world.server.addMember(groupId, newcomer)
  const device = world.someDevice(manager)
  await world.accepting(device, () => device.person.conversations.addToGroup(groupId, [newcomer]))
  world.policy.add(groupId, manager, newcomer)
  world.note(`${manager} adds ${newcomer} to ${groupId}`)
}

/** A manager adds somebody, who may have been there before, or never have signed in. */
export const add: Step = async (world) => {
  const groupId = world.chance.pick(
    [...world.policy.groups.keys()].filter((id) => !world.server.groups.get(id)!.isPair),
  )
  const manager = groupId && world.chance.pick(managersOf(world, groupId))
  const newcomer = groupId && world.chance.pick(world.names.filter((id) => !world.policy.membersOf(groupId).has(id)))
  if (groupId && manager && newcomer) await addAs(world, groupId, manager, newcomer)
}

/** Two managers, or one on two devices, add two people at once: one of the two changes comes too late and is made again. */
export const addAtOnce: Step = async (world) => {
  const groupId = world.chance.pick(
    [...world.policy.groups.keys()].filter((id) => !world.server.groups.get(id)!.isPair),
  )
  if (!groupId) return
  const newcomers = world.names.filter((id) => !world.policy.membersOf(groupId).has(id)).slice(0, 2)
  const managers = managersOf(world, groupId)
  if (managers.length === 0) return
  await Promise.all(newcomers.map((id, index) => addAs(world, groupId, managers[index % managers.length]!, id)))
}

/** Somebody is taken out, or leaves: the server alone decides about that. */
export const leave: Step = (world) => {
  const groupId = world.chance.pick(
    [...world.policy.groups.keys()].filter((id) => !world.server.groups.get(id)!.isPair),
  )
  if (!groupId) return
  const members = [...world.policy.membersOf(groupId)]
  const isManager = (id: UserId) => world.server.groups.get(groupId)!.members.get(id) === 'manager'
  const going = world.chance.pick(members.filter((id) => !isManager(id) && world.accounts.has(id)))
  if (!going || members.length < 3) return
  world.server.removeMember(groupId, going)
  world.policy.remove(groupId, going)
  world.note(`${going} leaves ${groupId}`)
}

/** A device loses the network or finds it again. */
export const toggleNetwork: Step = (world) => {
  const account = world.chance.pick(world.accounts.values())
  const device = account && world.chance.pick(account.devices)
  device?.person.device.setOnline(world.chance.oneIn(2))
}

/** A tab is closed and opened again. */
export const restart: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  const device = account && world.chance.pick(account.devices)
  if (!account || !device) return
  device.person.device.setOnline(false)
  device.person = await world.openDevice(account.userId, device.person.store)
  device.seen.clear()
  world.note(`${account.userId} restarts a device`)
}

/** A further device, let in with the recovery code. */
export const furtherDevice: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  if (!account || account.devices.length >= MAX_DEVICES) return
  const person = await world.openDevice(account.userId)
  await person.conversations.enrolWithRecoveryCode(account.code)
  account.devices.push(world.liveDevice(account, person))
  world.note(`${account.userId} has a further device`)
}

/** A further device, let in by one that reads the QR code of the other. */
export const pairedDevice: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  if (!account || account.devices.length >= MAX_DEVICES) return
  const old = world.chance.pick(account.devices)!
  old.person.device.setOnline(true)
  const person = await world.openDevice(account.userId)
  const offer = await old.person.conversations.offerPairing()
  await person.conversations.answerPairing(offer.text)
  await offer.finished
  account.devices.push(world.liveDevice(account, person))
  world.note(`${account.userId} has a further device, let in by another`)
}

/** A device is signed out from another one. It is given to the thief. */
export const signOutDevice: Step = async (world) => {
  const account = world.chance.pick([...world.accounts.values()].filter(({ devices }) => devices.length > 1))
  if (!account) return
  const [going, by] = world.chance.oneIn(2) ? account.devices : [...account.devices].reverse()
  if (!going || !by) return
  by.person.device.setOnline(true)
  await by.person.conversations.signOutDevice(going.keys.public.deviceId as never)
  account.devices = account.devices.filter((device) => device !== going)
  world.policy.closeDevice(going.keys.public.deviceId)
  world.note(`${account.userId} signs a device out`)
}

/** The recovery code is replaced; the old one is given to the thief. */
export const replaceCode: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  if (!account) return
  const device = world.chance.pick(account.devices)!
  device.person.device.setOnline(true)
  const old = account.everything.find(
    ({ public: keys }) => keys.kind === 'recovery' && !world.policy.closedDevices.has(keys.deviceId),
  )
  world.keepCode(account, await device.person.conversations.replaceRecoveryCode())
  if (old) world.policy.closeDevice(old.public.deviceId)
  world.note(`${account.userId} replaces the code`)
}

/** The browser drops everything it stored, and the code brings it back. */
export const evicted: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  const device = account && world.chance.pick(account.devices)
  if (!account || !device) return
  device.person.device.setOnline(false)
  const person = await world.openDevice(account.userId)
  await person.conversations.enrolWithRecoveryCode(account.code)
  account.devices[account.devices.indexOf(device)] = world.liveDevice(account, person)
  world.note(`${account.userId} loses what a device stored`)
}

/** Every device and the code are lost. */
export const startOver: Step = async (world) => {
  const account = world.chance.pick(world.accounts.values())
  if (!account) return
  // What waits for a key that only this person has would wait for ever, and nobody promised otherwise.
  const isAwaited = [...world.policy.groups.values()].some(
    ({ members }) => members.has(account.userId) && [...members].some((id) => !world.accounts.has(id)),
  )
  if (isAwaited) return
  await world.check()
  for (const { person } of account.devices) person.device.setOnline(false)
  world.policy.startOver(
    account.userId,
    account.everything.map(({ public: keys }) => keys.deviceId),
  )
  const person = await world.openDevice(account.userId)
  await person.conversations.startOver()
  account.devices = [world.liveDevice(account, person)]
  world.keepCode(account, (await person.conversations.loadRecoveryCode())!)
  world.note(`${account.userId} starts over`)
}

/** How often each step is taken, in relation to the others. */
export const STEPS: readonly (readonly [Step, number])[] = [
  [write, 30],
  [edit, 8],
  [remove, 4],
  [writeAtOnce, 6],
  [writeToEach, 3],
  [signIn, 10],
  [createGroup, 6],
  [add, 8],
  [addAtOnce, 2],
  [leave, 7],
  [toggleNetwork, 8],
  [restart, 5],
  [furtherDevice, 3],
  [pairedDevice, 3],
  [signOutDevice, 4],
  [replaceCode, 2],
  [evicted, 2],
  [startOver, 3],
]
