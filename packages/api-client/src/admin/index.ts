// What Managers decide for their organisation. Every name is listed: this is a front door.
export { createAudit, type AuditRequest, type AuditResource } from './audit.ts'
export { createBilling, type BillingResource } from './billing.ts'
export { createHouseWords, type HouseWordsResource } from './house-words.ts'
export { createLogos, type LogosResource } from './logos.ts'
export { createOrganisation, type OrganisationResource } from './organisation.ts'
export { createProfileFields, type ProfileFieldsResource } from './profile-fields.ts'
export { createWorksCouncil, type WorksCouncilResource } from './works-council.ts'
