import type { PeopleInsights, PeopleInsightsQuery } from '@umkreis/schemas'
import type { Viewer } from '../../access/viewer.ts'
import type { Db } from '../../db/client.ts'
import { loadConnections } from './connections.ts'
import { type ProfileCell, answerPeople, answerSkills, findPopulation } from './people-answer.ts'
import { loadCells, loadHolders, loadSkillTotals, requireInsights } from './reader.ts'
import { type Publication, publishCells } from './suppression/publish-cells.ts'

/** Figures about the people of the viewer's organisation. @throws {ServiceError} `not-found` for guests and global users. */
export async function readPeopleInsights(db: Db, viewer: Viewer, query: PeopleInsightsQuery): Promise<PeopleInsights> {
  requireInsights(viewer)
  const { organisationId } = viewer
  const { cells, members } = await loadCells(db, organisationId)
  const counted = cells.reduce((sum, { people }) => sum + people, 0)
  const published = publishCells(cells, Math.max(0, members - counted))
  const population = findPopulation(published, query)
  const answer = answerPeople(published, population)
  const isNarrowed = population?.country !== undefined || population?.field !== undefined
  const [totals, rows, connections] = await Promise.all([
    loadSkillTotals(db, organisationId),
    population && isNarrowed ? loadHolders(db, organisationId, population) : [],
    loadBothConnections(db, organisationId, published),
  ])
  return { ...answer, skills: answerSkills(published, population, { totals, rows }), connections }
}

async function loadBothConnections(db: Db, organisationId: string, published: Publication<ProfileCell>) {
  const cities = [...published.cities].flatMap(([country, fates]) =>
    [...fates.keys()].map((name) => ({ name, country, people: published.count({ country, city: name }) ?? 0 })),
  )
  const fields = [...published.fields.keys()].map((name) => ({
    name,
    country: '',
    people: published.count({ field: name }) ?? 0,
  }))
  const [ofCities, ofFields] = await Promise.all([
    loadConnections(db, organisationId, 'city', cities.filter(isNamed)),
    loadConnections(db, organisationId, 'field', fields.filter(isNamed)),
  ])
  return { cities: ofCities, positions: ofFields }
}

/** Those whose number is shown, and who say where they are. */
function isNamed({ name, people }: { name: string; people: number }): boolean {
  return name !== '' && people > 0
}
