import { Table, and, count, eq, getTableName, is } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { DataSwitch, DeclaredData, WorksCouncilPack } from '@umkreis/schemas'
import { isPresent } from '../../access/is-present.ts'
import { requireManager } from '../../access/require-manager.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/client.ts'
import * as schema from '../../db/schema/index.ts'
import { loadProgramme } from '../coffee-rounds/programme.ts'
import { listFields } from '../custom-fields/manage.ts'
import type { Language } from '../language.ts'
import { readSettings } from '../organisation/settings.ts'
import { readChatSettings } from '../preferences/chat-settings.ts'
import { CHAPTERS, type ChapterName, type DataDeclaration, SWITCHES, type SwitchName } from './data-groups.ts'
import { DATA_PLACES, type DataName, type DataPlaces } from './data-places.ts'
import { PACK_WORDS, type PackWords } from './words/pack-words.ts'

/** What telling what is processed needs. */
export interface WorksCouncilParts {
  db: Db
  config: Pick<Config, 'embeddings'>
  now: () => Date
}

const TABLE_NAMES = new Map(
  Object.entries(schema).flatMap(([name, table]) => (is(table, Table) ? [[name, getTableName(table)]] : [])),
)

type States = Readonly<Record<SwitchName, string>>

/**
 * All that is processed of the people of the viewer's organisation, as the program declares it, and how its switches stand
 * today. Of switches that people have for themselves it says how they stand where nobody changed them, and never who did.
 *
 * @throws {ServiceError} `forbidden` unless Manager.
 */
export async function readWorksCouncilPack(
  parts: WorksCouncilParts,
  viewer: Viewer,
  language: Language,
): Promise<WorksCouncilPack> {
  requireManager(viewer)
  const words = PACK_WORDS[language]
  const { name } = await readSettings(parts.db, viewer)
  const [people, states] = [await countPeople(parts.db, viewer, words), await readStates(parts, viewer, words)]
  const decided = (Object.keys(SWITCHES) as SwitchName[]).filter((id) => SWITCHES[id] !== 'person')
  return {
    organisation: name,
    at: parts.now().toISOString(),
    lead: [...words.page.lead],
    today: [...people, ...decided.map((id) => ({ id, name: words.switches[id].name, value: states[id] }))],
    chapters: (Object.keys(CHAPTERS) as ChapterName[]).map((id) => ({
      id,
      title: words.chapters[id],
      groups: (Object.entries(CHAPTERS[id]) as [DataName, DataDeclaration][]).map(([data, declaration]) =>
        describe(data, declaration, words, states),
      ),
    })),
  }
}

function describe(
  id: DataName,
  { reading, switches }: DataDeclaration,
  words: PackWords,
  states: States,
): DeclaredData {
  const { elsewhere = null, ...said } = words.data[id]
  return {
    id,
    ...said,
    reading: words.reading[reading],
    isSealed: reading !== 'readable',
    switches: switches.map((one): DataSwitch => ({ id: one, ...words.switches[one], now: states[one] })),
    tables: tablesOf(DATA_PLACES[id]),
    elsewhere,
  }
}

/** By the names that they have in the database. */
function tablesOf(places: DataPlaces): DeclaredData['tables'] {
  return Object.entries(places).map(([table, columns]) => ({
    name: TABLE_NAMES.get(table) ?? table,
    columns: columns.map((column) => toSnakeCase(column)),
  }))
}

async function countPeople(db: Db, { organisationId }: Viewer, words: PackWords): Promise<WorksCouncilPack['today']> {
  const { users } = schema
  const rows = await db
    .select({ role: users.role, people: count() })
    .from(users)
    .where(and(eq(users.organisationId, organisationId), isPresent()))
    .groupBy(users.role)
  const of = (...roles: (typeof users.$inferSelect)['role'][]) =>
    String(rows.reduce((sum, { role, people }) => (roles.includes(role) ? sum + people : sum), 0))
  return [
    { id: 'people', name: words.today.people, value: of('owner', 'administrator', 'member') },
    { id: 'managers', name: words.today.managers, value: of('owner', 'administrator') },
    { id: 'guests', name: words.today.guests, value: of('external') },
  ]
}

async function readStates({ db, config }: WorksCouncilParts, viewer: Viewer, words: PackWords): Promise<States> {
  const { states } = words
  const settings = await readSettings(db, viewer)
  const chat = await readChatSettings(db, viewer)
  const programme = await loadProgramme(db, viewer)
  const { fields } = await listFields(db, viewer)
  const forManagers = fields.filter(({ isForManagers, isDeleting }) => isForManagers && !isDeleting)
  const onOff = (isOn: boolean) => (isOn ? states.on : states.off)
  const age = (days: number | null) => (days === null ? states.never : states.days(days))
  return {
    sessionDays: states.days(settings.sessionDays),
    managerFields: forManagers.length === 0 ? states.none : states.names(forManagers.map(({ name }) => name)),
    visibility: states.shownForEach,
    receipts: onOff(chat.readReceipts),
    ownReceipts: states.onForEach,
    typing: onOff(chat.typing),
    ownTyping: states.onForEach,
    messageDays: age(settings.messageDays),
    fileDays: age(settings.fileDays),
    push: states.offForEach,
    quietHours: states.noneForEach,
    linkCards: onOff(settings.usesLinkCards),
    askedInFeed: states.offForEach,
    ownDigest: states.offForEach,
    coffeeProgramme: programme ? states.coffee[programme.interval] : states.off,
    coffeeMembership: states.offForEach,
    embeddings: onOff(config.embeddings !== undefined),
    ownInsights: states.onForEach,
  }
}
