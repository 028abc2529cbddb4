import type { AuditEntry, CustomField, OrganisationSettings } from '@umkreis/schemas'
import { describe, expect, it } from 'vitest'
import {
  createAudit,
  createBilling,
  createHouseWords,
  createLogos,
  createOrganisation,
  createProfileFields,
  createProvisioning,
  createThemeHistory,
  createWorksCouncil,
} from '../src/admin/index.ts'
import { ApiShapeError, createApiClient, createMemoryTokenStore } from '../src/index.ts'
import { startApiServer } from './_util/api-server.ts'

const connect = (baseUrl: string) => createApiClient({ baseUrl, store: createMemoryTokenStore() })
const callsOf = ({ received }: Awaited<ReturnType<typeof startApiServer>>) =>
  received.map(({ method, path, body }) => [method, path, body])

const field: CustomField = {
  id: 'f/1',
  name: 'Languages',
  type: 'list',
  isRequired: true,
  isForManagers: false,
  isDeleting: false,
  goneAt: null,
  filledCount: 3,
}
const settings: OrganisationSettings = {
  name: 'Lindwerk',
  sessionDays: 30,
  messageDays: null,
  fileDays: null,
  usesLinkCards: true,
}
const entry: AuditEntry = {
  number: 1,
  at: '2026-11-22T09:00:00.000Z',
  actor: null,
  action: 'theme-saved',
  details: {},
  hash: 'ab',
}

describe('what managers decide', () => {
  it('makes tokens for provisioning, each told once, and revokes them', async () => {
    const moment = '2026-11-22T09:00:00.000Z'
    const token = { id: 't/1', name: 'Okta', createdBy: 'Johanna', createdAt: moment, expiresAt: moment }
    const all = { baseUrl: 'https://x.example', tokens: [{ ...token, isOver: true, lastUsedAt: null }] }
    await using server = await startApiServer(({ method }) => ({
      json: method === 'POST' ? { ...all, token: 'umkreis_scim_x' } : all,
    }))
    const provisioning = createProvisioning(connect(server.baseUrl))
    expect(await provisioning.load()).toEqual(all)
    expect(await provisioning.createToken({ name: ' Okta ', days: 90 })).toEqual({ ...all, token: 'umkreis_scim_x' })
    await provisioning.revokeToken('t/1')
    await expect(provisioning.createToken({ name: ' ', days: 90 })).rejects.toBeInstanceOf(ApiShapeError)
    expect(callsOf(server)).toEqual([
      ['GET', '/manager/provisioning', ''],
      ['POST', '/manager/provisioning', '{"name":"Okta","days":90}'],
      ['DELETE', '/manager/provisioning/t%2F1', ''],
    ])
  })

  it('reads the looks that were saved', async () => {
    const values = [{ name: 'banner', value: '#FF7941' }]
    const look = { themeId: 't1', themeName: 'Herbst', values, savedAt: '2026-11-22T09:00:00.000Z', savedBy: null }
    await using server = await startApiServer(() => ({ json: { themes: [look] } }))
    expect(await createThemeHistory(connect(server.baseUrl)).list()).toEqual([look])
    expect(callsOf(server)).toEqual([['GET', '/manager/themes', '']])
  })

  it('changes profile fields', async () => {
    await using server = await startApiServer(() => ({ json: { fields: [field] } }))
    const fields = createProfileFields(connect(server.baseUrl))
    const { name, type, isRequired, isForManagers } = field
    expect(await fields.list()).toEqual([field])
    await fields.create({ name, type, isRequired, isForManagers })
    await fields.change('f/1', { name: 'Speaks' })
    await fields.order(['f/1'])
    await fields.remove('f/1')
    await fields.restore('f/1')
    await expect(fields.change('f/1', { name: ' ' })).rejects.toBeInstanceOf(ApiShapeError)
    expect(callsOf(server)).toEqual([
      ['GET', '/manager/custom-fields', ''],
      ['POST', '/manager/custom-fields', JSON.stringify({ name, type, isRequired, isForManagers })],
      ['PATCH', '/manager/custom-fields/f%2F1', '{"name":"Speaks"}'],
      ['PUT', '/manager/custom-fields/order', '{"ids":["f/1"]}'],
      ['DELETE', '/manager/custom-fields/f%2F1', ''],
      ['POST', '/manager/custom-fields/f%2F1/restore', ''],
    ])
  })

  it('changes the words of the house', async () => {
    const answer = { words: [{ id: 'w/1', name: 'Phoenix', synonyms: ['ERP rollout'] }], switchedOff: [] }
    await using server = await startApiServer(() => ({ json: answer }))
    const words = createHouseWords(connect(server.baseUrl))
    const word = { name: 'Phoenix', synonyms: ['ERP rollout'] }
    expect(await words.list()).toEqual(answer)
    await words.add(word)
    await words.change('w/1', word)
    await words.remove('w/1')
    await words.switchOff('Go')
    await words.switchOn('w/2')
    await expect(words.add({ name: 'Phoenix', synonyms: [] })).rejects.toBeInstanceOf(ApiShapeError)
    expect(callsOf(server)).toEqual([
      ['GET', '/manager/words', ''],
      ['POST', '/manager/words', JSON.stringify(word)],
      ['PUT', '/manager/words/w%2F1', JSON.stringify(word)],
      ['DELETE', '/manager/words/w%2F1', ''],
      ['POST', '/manager/words-off', '{"name":"Go"}'],
      ['DELETE', '/manager/words-off/w%2F2', ''],
    ])
  })

  it('reads what is processed, and has it as pages', async () => {
    const pack = { organisation: 'Lindwerk', at: '2026-11-22T09:00:00.000Z', lead: [], today: [], chapters: [] }
    await using server = await startApiServer(() => ({ json: pack }))
    const worksCouncil = createWorksCouncil(connect(server.baseUrl))
    expect(await worksCouncil.load()).toEqual(pack)
    const pages = await worksCouncil.pages()
    expect(pages.type).toBe('application/pdf')
    expect(pages.size).toBeGreaterThan(0)
    expect(server.received.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/manager/works-council'],
      ['GET', '/manager/works-council.pdf'],
    ])
  })

  it('puts and removes logos', async () => {
    await using server = await startApiServer(() => ({ json: { url: '/api/blobs/a' } }))
    const logos = createLogos(connect(server.baseUrl))
    expect(await logos.put('small', new Blob(['x']))).toBe('/api/blobs/a')
    await logos.remove('big-dark')
    expect(server.received.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/manager/logos/small'],
      ['DELETE', '/manager/logos/big-dark'],
    ])
  })

  it('reads and changes settings, and ends links', async () => {
    await using server = await startApiServer(({ path }) => ({
      json: path.includes('links') ? { links: [] } : settings,
    }))
    const organisation = createOrganisation(connect(server.baseUrl))
    expect(await organisation.load()).toEqual(settings)
    await organisation.change({ sessionDays: 7 })
    expect(await organisation.invitationLinks()).toEqual([])
    await organisation.revokeInvitationLink('l/1')
    await expect(organisation.change({ sessionDays: 0 })).rejects.toBeInstanceOf(ApiShapeError)
    expect(callsOf(server).slice(1)).toEqual([
      ['PATCH', '/manager/organisation', '{"sessionDays":7}'],
      ['GET', '/manager/invitation-links', ''],
      ['DELETE', '/manager/invitation-links/l%2F1', ''],
    ])
  })

  it('reads, checks and exports the audit log', async () => {
    await using server = await startApiServer(({ path }) => ({
      json: path.includes('check') ? { count: 1, brokenAt: null } : { entries: [entry] },
    }))
    const audit = createAudit(connect(server.baseUrl))
    expect(await audit.page({ action: 'theme-saved', before: 9 })).toEqual([entry])
    expect(await audit.check()).toEqual({ count: 1, brokenAt: null })
    expect((await audit.export({ from: '2026-11-01' })).size).toBeGreaterThan(0)
    expect(server.received.map(({ path }) => path)).toEqual([
      '/manager/audit?action=theme-saved&before=9',
      '/manager/audit/check',
      '/manager/audit.csv?from=2026-11-01',
    ])
  })

  it('reads what is paid, chooses, ends and takes back', async () => {
    const billing = { plan: null, seats: 3, address: null, nextInvoice: null, invoices: [] }
    const file = { fileContents: 'JVBERi0=', contentType: 'application/pdf' }
    await using server = await startApiServer(({ path }) => ({
      json: path.endsWith('pdf')
        ? file
        : path.includes('preview')
          ? { startsAt: '2026-11-22T09:00:00.000Z', invoice: null }
          : billing,
    }))
    const resource = createBilling(connect(server.baseUrl))
    expect(await resource.load()).toEqual(billing)
    expect((await resource.preview('annual')).invoice).toBeNull()
    await resource.choose('annual')
    await resource.cancel()
    await resource.resume()
    await resource.nextInvoiceFile()
    expect(await resource.invoiceFile('i/1')).toEqual(file)
    const address = {
      company: 'L',
      street: 'S 1',
      postalCode: '1',
      city: 'M',
      country: 'DE',
      vatId: 'DE1',
      email: 'a@b.de',
    }
    await expect(resource.saveAddress(address as never)).rejects.toBeInstanceOf(ApiShapeError)
    expect(callsOf(server).slice(1)).toEqual([
      ['GET', '/manager/billing/plan-preview?interval=annual', ''],
      ['PUT', '/manager/billing/plan', '{"interval":"annual"}'],
      ['POST', '/manager/billing/cancel', ''],
      ['DELETE', '/manager/billing/cancel', ''],
      ['GET', '/manager/billing/next-invoice/pdf', ''],
      ['GET', '/manager/billing/invoices/i%2F1/pdf', ''],
    ])
  })
})
