import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { insightCells, insightDays, insightSkills } from '../../db/schema/index.ts'
import { notFound } from '../../errors/service-error.ts'
import type { HolderRow, ProfileCell } from './people-answer.ts'
import type { Population } from './suppression/publish-cells.ts'

/** The figures are for members of an organisation. @throws {ServiceError} `not-found` for guests and global users. */
export function requireInsights(viewer: Viewer): void {
  if (viewer.isGlobal || viewer.role === 'external') throw notFound('This page')
}

/** How many people of an organisation are where, and how many in all, whether they are counted or not. */
export async function loadCells(db: Db, organisationId: string): Promise<{ cells: ProfileCell[]; members: number }> {
  const cells = await db
    .select({
      country: insightCells.country,
      city: insightCells.city,
      field: insightCells.field,
      people: insightCells.people,
      fillPicture: insightCells.fillPicture,
      fillBio: insightCells.fillBio,
      fillSkills: insightCells.fillSkills,
      fillPosition: insightCells.fillPosition,
      fillCity: insightCells.fillCity,
    })
    .from(insightCells)
    .where(eq(insightCells.organisationId, organisationId))
  const [sum] = await db
    .select({ members: sql<number>`coalesce(sum(${insightDays.joined} - ${insightDays.departed}), 0)::int` })
    .from(insightDays)
    .where(eq(insightDays.organisationId, organisationId))
  return { cells, members: sum?.members ?? 0 }
}

/** How many people hold each skill. */
export function loadSkillTotals(db: Db, organisationId: string): Promise<{ skill: string; people: number }[]> {
  return db
    .select({ skill: insightSkills.skill, people: insightSkills.people })
    .from(insightSkills)
    .where(and(eq(insightSkills.organisationId, organisationId), eq(insightSkills.dimension, 'all')))
}

/** Who holds the skills of a population where, as far as five or more of that population hold them. */
export async function loadHolders(db: Db, organisationId: string, population: Population): Promise<HolderRow[]> {
  const isField = population.field !== undefined
  const at = {
    dimension: isField ? ('field' as const) : population.city === undefined ? ('country' as const) : ('city' as const),
    country: isField ? '' : (population.country ?? ''),
    value: (isField ? population.field : population.city) ?? '',
  }
  const held = db
    .select({ skill: insightSkills.skill })
    .from(insightSkills)
    .where(
      and(
        eq(insightSkills.organisationId, organisationId),
        eq(insightSkills.dimension, at.dimension),
        eq(insightSkills.country, at.country),
        eq(insightSkills.value, at.value),
        sql`${insightSkills.people} >= 5`,
      ),
    )
  const { dimension, country, value, people } = insightSkills
  // Some ten thousand figures: one row for each skill is read several times as fast as one for each figure.
  const bySkill = await db
    .select({
      skill: insightSkills.skill,
      places: sql<Place[]>`json_agg(json_build_array(${dimension}, ${country}, ${value}, ${people}))`,
    })
    .from(insightSkills)
    .where(
      and(
        eq(insightSkills.organisationId, organisationId),
        inArray(dimension, isField ? ['field'] : ['country', 'city']),
        inArray(insightSkills.skill, held),
      ),
    )
    .groupBy(insightSkills.skill)
  return bySkill.flatMap(({ skill, places }) => places.map((place) => toRow(skill, place)))
}

type Place = [dimension: HolderRow['dimension'], country: string, value: string, people: number]

function toRow(skill: string, [dimension, country, value, people]: Place): HolderRow {
  return { dimension, country, value, skill, people }
}
