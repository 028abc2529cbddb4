import * as v from 'valibot'
import { singleLine } from '../plain-text.ts'

/** The most domains that an organisation signs in by single sign-on. */
const SINGLE_SIGN_ON_DOMAINS_MAX = 20

const ISSUER_TAKES = 'Please enter the provider’s address, such as https://login.example.com'
const DOMAIN_TAKES = 'Please enter a domain, such as example.com'
const DISCOVERY_PATH = /\/\.well-known\/openid-configuration$/
const DOMAIN = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/** The address of an OpenID provider. Who enters that of its discovery document means the same. */
export const issuerSchema = v.pipe(
  v.string(ISSUER_TAKES),
  v.trim(),
  v.nonEmpty(ISSUER_TAKES),
  v.maxLength(300, ISSUER_TAKES),
  v.transform((text) => text.replace(DISCOVERY_PATH, '')),
  v.check(isIssuer, ISSUER_TAKES),
)

/** The part of an e-mail address behind the `@`, in lower case; an `@` in front of it is left out. */
export const domainSchema = v.pipe(
  v.string(DOMAIN_TAKES),
  v.trim(),
  v.toLowerCase(),
  v.transform((text) => text.replace(/^@/, '')),
  v.regex(DOMAIN, DOMAIN_TAKES),
)

/** A domain whose people sign in by single sign-on, once the organisation has proved that it is its own. */
export const singleSignOnDomainSchema = v.object({
  domain: v.string(),
  isProved: v.boolean(),
  /** The TXT record of the DNS that proves it. */
  recordName: v.string(),
  recordValue: v.string(),
})
/** A domain whose people sign in by single sign-on. */
export type SingleSignOnDomain = v.InferOutput<typeof singleSignOnDomainSchema>

/** What an organisation has entered; its provider's secret is told nobody. */
export const singleSignOnSettingsSchema = v.object({
  issuer: v.string(),
  clientId: v.string(),
  domains: v.array(singleSignOnDomainSchema),
  /** Whether people of the domains who have no account get one by signing in. */
  letsJoin: v.boolean(),
  /** Whether people of the domains sign in no other way. Owners still can. */
  isOnlyWay: v.boolean(),
})
/** What an organisation has entered. */
export type SingleSignOnSettings = v.InferOutput<typeof singleSignOnSettingsSchema>

/** `GET /manager/single-sign-on`; every change answers the same. Only for Managers. */
export const singleSignOnSchema = v.object({
  /** What the provider has to know: where people come back to. */
  redirectUri: v.string(),
  /** Whether the viewer names the provider and its domains, as Owners do. Others change `letsJoin` and `isOnlyWay` alone. */
  mayName: v.boolean(),
  /** Null: there is none. */
  settings: v.nullable(singleSignOnSettingsSchema),
})
/** `GET /manager/single-sign-on`. */
export type SingleSignOn = v.InferOutput<typeof singleSignOnSchema>

/** `PUT /manager/single-sign-on`. */
export const singleSignOnInputSchema = v.object({
  issuer: issuerSchema,
  clientId: v.pipe(
    v.string('Client ID is required'),
    v.trim(),
    v.nonEmpty('Client ID is required'),
    v.maxLength(300, 'At most 300 characters'),
    singleLine('Invalid client ID'),
  ),
  /** Left out: the one that is kept stays. */
  clientSecret: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Client secret is required'),
      v.maxLength(1000, 'At most 1000 characters'),
      singleLine('Invalid client secret'),
    ),
  ),
  domains: v.pipe(
    v.array(domainSchema),
    v.minLength(1, 'Please name at least one'),
    v.maxLength(SINGLE_SIGN_ON_DOMAINS_MAX, `At most ${SINGLE_SIGN_ON_DOMAINS_MAX} domains`),
    v.transform((domains) => [...new Set(domains)]),
  ),
  letsJoin: v.boolean(),
  isOnlyWay: v.boolean(),
})
/** `PUT /manager/single-sign-on`. */
export type SingleSignOnInput = v.InferOutput<typeof singleSignOnInputSchema>

/** `POST /manager/single-sign-on/test`: reads what the provider at this address says of itself. */
export const singleSignOnTestSchema = v.object({ issuer: issuerSchema })
/** `POST /manager/single-sign-on/test`. */
export type SingleSignOnTest = v.InferOutput<typeof singleSignOnTestSchema>

/** The answer: where people will enter their password. */
export const singleSignOnTestAnswerSchema = v.object({ signInHost: v.string() })
/** The answer to `POST /manager/single-sign-on/test`. */
export type SingleSignOnTestAnswer = v.InferOutput<typeof singleSignOnTestAnswerSchema>

/** Whether it is encrypted, or on the same machine, the server decides. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return false
  // What follows a question mark or a hash would be lost on the way to the discovery document.
  return !/[?#\s\\]/.test(text) && !url.pathname.includes('/.well-known/')
}
