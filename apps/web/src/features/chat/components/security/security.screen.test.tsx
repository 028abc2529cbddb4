import { EncryptionNotReadyError, PeopleWithoutKeysError } from '@umkreis/chat-hub'
import { ToastRegion } from '@umkreis/design-system'
import { mount } from '@umkreis/design-system/testing'
import type { Group } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Readiness } from '../../../../services/conversation/readiness.ts'
import { FakeConversations } from '../../../../testing/fake-conversations.ts'
import { buildUser, johanna, karim } from '../../../../testing/people.ts'
import { buildGroup } from '../../testing/builders.ts'
import { SecurityButton } from './SecurityButton.tsx'
import { SecurityNotices } from './SecurityNotices.tsx'

const ana = buildUser({ userId: 'ana', id: 'ana', firstName: 'Ana', lastName: 'Silva' })
const members = [karim, johanna, ana].map((person) => ({ ...person, groupRole: 'member' }))
const pair = buildGroup('pair', { kind: 'pair', name: '' })
const group = buildGroup('group', { members, memberCount: 3 })
const nameOf = (id: string) => [karim, johanna, ana].find(({ userId }) => userId === id)?.firstName ?? 'Somebody'
const button = (name: string) => page.getByRole('button', { name, exact: true })

const open = async (shown: Group) => {
  const conversations = new FakeConversations()
  const { trust } = conversations
  mount(
    <>
      <SecurityButton group={shown} viewerId={johanna.userId} trust={trust} />
      <ToastRegion />
    </>,
  )
  await button('Who can read this').click()
  return trust
}
const notice = (shown: Group, readiness: Readiness) => {
  const conversations = new FakeConversations()
  const draw = (now: Readiness) => (
    <>
      <SecurityNotices
        group={shown}
        viewerId={johanna.userId}
        readiness={now}
        conversations={conversations}
        nameOf={nameOf}
        nameOfStranger={nameOf}
      />
      <ToastRegion />
    </>
  )
  const { update } = mount(draw(readiness))
  return Object.assign(conversations, { showReadiness: (next: Readiness) => update(draw(next)) })
}

describe(SecurityButton, () => {
  it('shows the number with the other person, as twelve groups of five and as a code', async () => {
    const trust = await open(pair)
    await expect.element(page.getByRole('heading', { name: 'Safety number with Karim Haddad' })).toBeVisible()
    const groups = page.getByRole('list', { name: 'Safety number' }).getByRole('listitem').elements()
    expect(groups.map(({ textContent }) => textContent)).toHaveLength(12)
    expect(groups.map(({ textContent }) => textContent).join('')).toBe((await trust.safetyNumber(karim.userId)).digits)
    await expect.element(page.getByRole('img', { name: /as a code, for Karim Haddad/ })).toBeVisible()
  })

  it('marks somebody as verified once the digits match, and takes it back', async () => {
    const trust = await open(pair)
    await button('They match').click()
    await expect.element(page.getByText('You have compared this number with Karim Haddad.')).toBeVisible()
    expect(trust.verificationOf(karim.userId).get()).toBe('verified')
    await button('Remove the mark').click()
    await expect.element(button('They match')).toBeVisible()
    expect(trust.verificationOf(karim.userId).get()).toBe('none')
  })

  it('says that a number that was compared is another one now', async () => {
    const trust = await open(pair)
    trust.verificationOf(karim.userId).set('changed')
    await expect.element(page.getByText(/it is another one now/)).toBeVisible()
    await expect.element(button('They match')).toBeVisible()
  })

  it.each([
    [new PeopleWithoutKeysError([karim.userId]), 'Karim Haddad has not signed in yet.', false],
    [new EncryptionNotReadyError('starting'), 'This device is not ready yet.', true],
    [new TypeError('inner'), 'The number could not be loaded.', true],
  ])('says why there is no number', async (failure, words, canRetry) => {
    const conversations = new FakeConversations()
    conversations.trust.failure = failure
    mount(<SecurityButton group={pair} viewerId={johanna.userId} trust={conversations.trust} />)
    await button('Who can read this').click()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(button('Try again').elements()).toHaveLength(canRetry ? 1 : 0)
  })

  it('works the number out again when asked to', async () => {
    const conversations = new FakeConversations()
    conversations.trust.failure = new TypeError('inner')
    mount(<SecurityButton group={pair} viewerId={johanna.userId} trust={conversations.trust} />)
    await button('Who can read this').click()
    await expect.element(button('Try again')).toBeVisible()
    conversations.trust.failure = undefined
    await button('Try again').click()
    await expect.element(page.getByRole('list', { name: 'Safety number' })).toBeVisible()
  })

  it('lists everybody in a group, what is known of them, and what newcomers may read', async () => {
    const trust = await open(group)
    trust.groupSecurity(group.groupId).set({ historyPolicy: 'from-joining', managers: [], pending: [ana.userId] })
    trust.verificationOf(karim.userId).set('verified')
    await expect.element(page.getByText('New members can’t read earlier messages.')).toBeVisible()
    const rows = page.getByRole('list', { name: 'People' }).getByRole('listitem')
    await expect.element(rows.nth(0).getByText('Has not signed in yet')).toBeVisible()
    await expect.element(rows.nth(1).getByText('You')).toBeVisible()
    await expect.element(rows.nth(2).getByText('Verified', { exact: true }).last()).toBeVisible()
    expect(page.getByRole('button', { name: /^Compare with/ }).elements()).toHaveLength(1)
    trust.groupSecurity(group.groupId).set({ historyPolicy: 'everything', managers: [], pending: [] })
    await expect.element(page.getByText('New members can read earlier messages.')).toBeVisible()
  })

  it('leads from somebody in a group to their number and back', async () => {
    await open(group)
    await button('Compare with Karim Haddad').click()
    await expect.element(page.getByRole('heading', { name: 'Safety number with Karim Haddad' })).toBeVisible()
    await button('Back').click()
    await expect.element(page.getByRole('heading', { name: 'Who can read this' })).toBeVisible()
  })
})

describe(SecurityNotices, () => {
  it('says that somebody started over, and lets the reader write to them', async () => {
    const conversations = notice(pair, { kind: 'contact-reset', userIds: [karim.userId] })
    await expect.element(page.getByRole('region', { name: 'Karim has started over' })).toBeVisible()
    await button('Write to Karim').click()
    await expect.poll(() => conversations.calls).toEqual([['acceptContactKeys', [karim.userId]]])
  })

  it('asks twice before somebody is written to whose compared number has changed', async () => {
    const conversations = notice(pair, { kind: 'contact-reset', userIds: [karim.userId] })
    conversations.trust.verificationOf(karim.userId).set('changed')
    await expect
      .element(page.getByRole('region', { name: 'Karim has another safety number than the one you compared' }))
      .toBeVisible()
    await button('Write without comparing').click()
    await button('Not yet').click()
    expect(conversations.calls).toEqual([])
    await button('Write without comparing').click()
    await button('Write anyway').click()
    await expect.poll(() => conversations.calls).toEqual([['acceptContactKeys', [karim.userId]]])
  })

  it('leads to the number before somebody is written to, and stays there when comparing ends the warning', async () => {
    const { showReadiness } = notice(pair, { kind: 'contact-reset', userIds: [karim.userId] })
    await button('Compare safety numbers').click()
    await expect.element(page.getByRole('heading', { name: 'Safety number with Karim Haddad' })).toBeVisible()
    await button('They match').click()
    showReadiness({ kind: 'ready' })
    await expect.element(page.getByText('You have compared this number with Karim Haddad.')).toBeVisible()
  })

  it.each<[Readiness, string]>([
    [{ kind: 'broken', what: 'group-keys' }, 'This conversation is not the one that this device has seen before'],
    [{ kind: 'broken', what: 'members', userIds: [] }, 'Who could read this is not who is shown here'],
    [{ kind: 'broken', what: 'members', userIds: [ana.userId] }, 'Ana could read this and is not shown here'],
    [
      { kind: 'broken', what: 'members', userIds: [ana.userId, karim.userId] },
      'Ana and Karim could read this and are not shown here',
    ],
  ])('says that nothing is sent, and why', async (readiness, words) => {
    notice(group, readiness)
    await expect.element(page.getByRole('region', { name: words })).toBeVisible()
    await expect.element(page.getByText(/Nothing is sent, to keep it private/)).toBeVisible()
  })

  it('says who has not signed in yet, and counts many', async () => {
    const { trust } = notice(group, { kind: 'ready' })
    const security = trust.groupSecurity(group.groupId)
    security.set({ historyPolicy: 'from-joining', managers: [], pending: [ana.userId] })
    await expect.element(page.getByText(/^Ana has not signed in yet\. What you write waits/)).toBeVisible()
    const many = ['a', 'b', 'c', 'd'].map((id) => buildUser({ userId: id, id }).userId)
    security.set({ historyPolicy: 'from-joining', managers: [], pending: many })
    await expect.element(page.getByText(/^4 people have not signed in yet/)).toBeVisible()
    security.set({ historyPolicy: 'from-joining', managers: [], pending: [] })
    await expect.element(page.getByText(/not signed in yet/)).not.toBeInTheDocument()
  })
})
