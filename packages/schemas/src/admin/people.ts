import * as v from 'valibot'
import { userIdSchema } from '../ids.ts'
import { USERS_PAGE_SIZE, pageQuerySchema } from '../paging.ts'
import { userSchema } from '../profile/user.ts'

/** What a person may do in their organisation, as managers see it (SPEC.md, screen 5). */
const organisationRoleSchema = v.picklist(['owner', 'administrator', 'member', 'external'])
/** What a person may do in their organisation. */
export type OrganisationRole = v.InferOutput<typeof organisationRoleSchema>

/** A person of `GET /users/users`: to managers it also says what only they are told. */
const listedUserSchema = v.object({
  ...userSchema.entries,
  organisationRole: v.optional(organisationRoleSchema),
  /** False of somebody whose account others have made. */
  hasSignedIn: v.optional(v.boolean()),
  /** Whether the organisation's identity provider has switched them off: nobody else sees them. */
  isSwitchedOff: v.optional(v.boolean()),
})
/** A person of `GET /users/users`. */
export type ListedUser = v.InferOutput<typeof listedUserSchema>

/** `GET /users/users`. */
export const listedUsersAnswerSchema = v.array(listedUserSchema)

const filters = {
  /** Words, each of which stands in the name, the address, the city or the position. */
  query: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  role: v.optional(organisationRoleSchema),
  city: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** `switched-off`: those whom everybody else no longer sees; they are in no other list. */
  state: v.optional(v.picklist(['active', 'never-signed-in', 'switched-off'])),
  sort: v.optional(v.picklist(['name', 'city', 'role'])),
  direction: v.optional(v.picklist(['ascending', 'descending'])),
}

/** Which people, in which order; only managers may ask so. */
export const peopleFilterSchema = v.object(filters)
/** Which people, in which order. */
export type PeopleFilter = v.InferOutput<typeof peopleFilterSchema>

/** `GET /users/users`. */
export const usersQuerySchema = v.object({ ...pageQuerySchema(USERS_PAGE_SIZE).entries, ...filters })
/** `GET /users/users`. */
export type UsersQuery = v.InferOutput<typeof usersQuerySchema>

/** `GET /manager/people`: how many people there are, by what they can be filtered by. */
export const peopleCountsSchema = v.object({
  total: v.number(),
  invited: v.number(),
  neverSignedIn: v.number(),
  /** Not among the total. */
  switchedOff: v.number(),
  /** The cities with the most people, at most 200. */
  cities: v.array(v.object({ city: v.string(), count: v.number() })),
})
/** How many people there are. */
export type PeopleCounts = v.InferOutput<typeof peopleCountsSchema>

/** `PATCH /manager/listOfUsers`: roles that people get. All do, or none. */
export const roleChangesSchema = v.object({
  changes: v.pipe(
    v.array(v.object({ userId: userIdSchema, role: organisationRoleSchema })),
    v.minLength(1, 'Please choose at least one person'),
    v.maxLength(1000, 'At most 1000 people'),
  ),
})
/** Roles that people get. */
export type RoleChanges = v.InferOutput<typeof roleChangesSchema>
