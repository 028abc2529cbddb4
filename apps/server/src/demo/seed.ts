import { eq } from 'drizzle-orm'
import { drawPortrait, type PortraitParameters } from '@umkreis/theme'
import type { Db } from '../db/client.ts'
import {
  COMMUNITY_ORGANISATION_ID,
  blobs,
  customFieldValues,
  customFields,
  groupMembers,
  groups,
  insightActiveWeeks,
  insightMessageDays,
  organisations,
  themes,
  users,
} from '../db/schema/index.ts'
import { hashPassword } from '../services/auth/password-hash.ts'
import type { BlobStore } from '../services/blobs/blob-store.ts'
import { indexPeople } from '../services/people-search/index-people.ts'
import { createSecret } from '../services/random-id.ts'
import { createActivity } from './activity.ts'
import { CUSTOM_FIELD_NAMES, type DemoPerson } from './demo-person.ts'
import { createDemoFeed, insertDemoFeed } from './feed/create-feed.ts'
import { GLOBAL_PEOPLE } from './global-people.ts'
import { DEMO_GROUPS } from './groups.ts'
import { BIG_LOGO, DEMO_THEME, SMALL_LOGO } from './look.ts'
import { createDemoPeople } from './people.ts'
import { createTeamGroups } from './team-groups.ts'

/** The tenant of the demo organisation. */
export const DEMO_ORGANISATION_ID = 'lindwerk'
/** The password of every demo person; the start prints it. */
export const DEMO_PASSWORD = 'Umkreis-2026!'

/** Whom the start offers to sign in as. */
export const DEMO_SIGN_INS: readonly (readonly [email: string, role: string])[] = [
  ['j.brandt@lindwerk.example', 'Manager'],
  ['k.haddad@lindwerk.example', 'Employee'],
  ['mira@umkreis.example', 'global user'],
]

/** What seeding needs of the server. */
export interface DemoParts {
  db: Db
  blobs: BlobStore
  now: () => Date
}

const DAY_MS = 86_400_000
const PICTURE_TYPE = 'image/svg+xml'

/**
 * Fills an empty database with the demo organisation Lindwerk and a few global users, in one transaction. Where it is
 * already there, nothing happens: what people changed since stays.
 *
 * @throws {Error} In production: the demo's password is public.
 */
export async function seedDemo(parts: DemoParts, isProduction: boolean): Promise<'seeded' | 'already-there'> {
  if (isProduction) throw new Error('The demo organisation must not be seeded in production')
  const [existing] = await parts.db
    .select({ id: organisations.organisationId })
    .from(organisations)
    .where(eq(organisations.organisationId, DEMO_ORGANISATION_ID))
  if (existing) return 'already-there'
  const people = createDemoPeople()
  const now = parts.now()
  // One hash for all: a hundred milliseconds each would be half a minute.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const pictures = createPictures(parts.blobs, now)
  const smallLogoUrl = pictures.add(SMALL_LOGO, DEMO_ORGANISATION_ID)
  const bigLogoUrl = pictures.add(BIG_LOGO, DEMO_ORGANISATION_ID)
  const addPortrait = (person: { portrait: PortraitParameters | null }, organisationId: string, ownerId: string) =>
    person.portrait && pictures.add(drawPortrait(person.portrait), organisationId, ownerId)
  const memberRows = people.map((person, index) => ({
    ...profileOf(person),
    userId: demoUserId(person.key),
    organisationId: DEMO_ORGANISATION_ID,
    role: person.role,
    passwordHash,
    emailProvedAt: now,
    avatarUrl: addPortrait(person, DEMO_ORGANISATION_ID, demoUserId(person.key)),
    createdAt: new Date(now.getTime() - joinedDaysAgo(index, people.length) * DAY_MS),
  }))
  const globalRows = GLOBAL_PEOPLE.map((person, index) => ({
    ...profileOf(person),
    userId: demoUserId(person.key),
    organisationId: COMMUNITY_ORGANISATION_ID,
    passwordHash,
    emailProvedAt: now,
    avatarUrl: addPortrait(person, COMMUNITY_ORGANISATION_ID, demoUserId(person.key)),
    createdAt: new Date(now.getTime() - (40 + index * 11) * DAY_MS),
  }))
  const feed = createDemoFeed({
    organisationId: DEMO_ORGANISATION_ID,
    people,
    userIdOf: demoUserId,
    addPicture: (svg, ownerId) => pictures.add(svg, DEMO_ORGANISATION_ID, ownerId),
    now,
  })
  // Bytes first: a row never points to nothing.
  await pictures.write()
  await parts.db.transaction(async (tx) => {
    await tx.insert(organisations).values({
      organisationId: DEMO_ORGANISATION_ID,
      name: 'Lindwerk',
      smallLogoUrl,
      bigLogoUrl,
      createdAt: new Date(now.getTime() - 1400 * DAY_MS),
    })
    await tx.insert(themes).values({ organisationId: DEMO_ORGANISATION_ID, ...DEMO_THEME })
    await tx.insert(blobs).values(pictures.rows)
    await tx.insert(users).values([...memberRows, ...globalRows])
    await insertCustomFields(tx, people, now)
    await insertDemoFeed(tx, feed)
    await insertGroups(tx, people, now)
    await insertActivity(tx, now)
    await indexPeople(tx, DEMO_ORGANISATION_ID)
    await indexPeople(tx, COMMUNITY_ORGANISATION_ID)
  })
  return 'seeded'
}

/** The id of a demo person, the same in every installation. */
export function demoUserId(key: string): string {
  return `demo-${key.replaceAll('.', '-')}`
}

function profileOf(person: Omit<DemoPerson, 'role' | 'customFields' | 'portrait'>) {
  const { email, firstName, lastName, city, country, position, description, skills } = person
  return { email, firstName, lastName, city, country, position, description, skills: [...skills], hasSignedIn: true }
}

/** Most have been here for years, eighteen came within the last eight months. */
function joinedDaysAgo(index: number, count: number): number {
  const newest = count - index
  return newest <= 18 ? newest * 13 : 240 + ((index * 7919) % 1100)
}

async function insertCustomFields(tx: Db, people: readonly DemoPerson[], now: Date): Promise<void> {
  const idOf = (name: string) => `field-lindwerk-${CUSTOM_FIELD_NAMES.findIndex((known) => known === name) + 1}`
  await tx.insert(customFields).values(
    CUSTOM_FIELD_NAMES.map((name, place) => ({
      customFieldId: idOf(name),
      organisationId: DEMO_ORGANISATION_ID,
      name,
      place,
      createdAt: now,
    })),
  )
  await tx.insert(customFieldValues).values(
    people.flatMap(({ key, customFields: values }) =>
      Object.entries(values).map(([name, value]) => ({
        userId: demoUserId(key),
        customFieldId: idOf(name),
        value,
      })),
    ),
  )
}

async function insertGroups(tx: Db, people: readonly DemoPerson[], now: Date): Promise<void> {
  const all = [
    ...DEMO_GROUPS.map((group, index) => ({ ...group, daysAgo: index + 3 })),
    ...createTeamGroups(people),
  ].map((group) => ({ ...group, createdAt: new Date(now.getTime() - group.daysAgo * DAY_MS) }))
  await tx.insert(groups).values(
    all.map(({ key, name, description, members, createdAt }) => ({
      groupId: `demo-${key}`,
      organisationId: DEMO_ORGANISATION_ID,
      name,
      description,
      createdBy: demoUserId(members[0] ?? ''),
      createdAt,
      directKey: name === null ? members.map(demoUserId).toSorted().join(' ') : null,
    })),
  )
  await tx.insert(groupMembers).values(
    all.flatMap(({ key, members, createdAt }) =>
      members.map((member, place) => ({
        groupId: `demo-${key}`,
        userId: demoUserId(member),
        role: place === 0 ? ('manager' as const) : ('member' as const),
        joinedAt: createdAt,
      })),
    ),
  )
}

async function insertActivity(tx: Db, now: Date): Promise<void> {
  const { messageDays, activeWeeks } = createActivity(DEMO_ORGANISATION_ID, now)
  await tx.insert(insightMessageDays).values(messageDays)
  await tx.insert(insightActiveWeeks).values(activeWeeks)
}

/** Collects pictures, so that their bytes are written at once and their rows in one statement. */
function createPictures(store: BlobStore, now: Date) {
  const files: { blobId: string; bytes: Uint8Array }[] = []
  const rows: (typeof blobs.$inferInsert)[] = []
  return {
    rows,
    add(svg: string, organisationId: string, ownerId: string | null = null): string {
      const blobId = createSecret()
      const bytes = new TextEncoder().encode(svg)
      files.push({ blobId, bytes })
      rows.push({ blobId, organisationId, ownerId, contentType: PICTURE_TYPE, size: bytes.length, createdAt: now })
      return `/api/blobs/${blobId}`
    },
    async write(): Promise<void> {
      await Promise.all(files.map(({ blobId, bytes }) => store.write(blobId, bytes)))
    },
  }
}
