import type { PortraitParameters } from '@umkreis/theme'
import type { organisationRole } from '../db/schema/index.ts'

/** The fields that Lindwerk added to profiles, in their order. */
export const CUSTOM_FIELD_NAMES = ['Languages', 'Projects', 'Team', 'Erste Seilbahnfahrt', 'Way to work'] as const
export type CustomFieldName = (typeof CUSTOM_FIELD_NAMES)[number]

/** One fictional person of the demo organisation. */
export interface DemoPerson {
  /** Unique and lasting; ids and portraits follow from it. */
  key: string
  email: string
  firstName: string
  lastName: string
  role: (typeof organisationRole.enumValues)[number]
  city: string
  country: string
  position: string
  description: string
  skills: readonly string[]
  customFields: Partial<Record<CustomFieldName, string>>
  /** Null: this person chose no picture and is shown by initials. */
  portrait: PortraitParameters | null
}
