import { singleSignOnInputSchema, type SingleSignOnSettings } from '@umkreis/schemas'
import * as v from 'valibot'

const { issuer, clientId, clientSecret, domains, letsJoin, isOnlyWay } = singleSignOnInputSchema.entries

/** Domains on one line, with commas or spaces between them; what is wrong with one of them is wrong with the line. */
const domainLine = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = v.safeParse(domains, dataset.value.split(/[\s,;]+/).filter(Boolean))
    if (read.success) return read.output
    addIssue({ message: read.issues[0].message })
    return NEVER
  }),
)

/** Empty: the one that is kept stays. */
const keptSecret = v.pipe(
  v.string(),
  v.transform((text) => text.trim() || undefined),
  clientSecret,
)

/**
 * The form of an organisation's OpenID provider.
 *
 * @param keepsSecret Whether a secret is kept already, so that none need be entered.
 */
export function providerFormSchema(keepsSecret: boolean) {
  return v.object({
    issuer,
    clientId,
    clientSecret: keepsSecret ? keptSecret : v.pipe(v.string(), v.nonEmpty('Client secret is required'), keptSecret),
    domains: domainLine,
    letsJoin,
    isOnlyWay,
  })
}

/** What is entered of a provider. */
export const PROVIDER_FIELDS = ['issuer', 'clientId', 'clientSecret', 'domains', 'letsJoin', 'isOnlyWay'] as const

/** What stands in the form at first. */
export function providerFormValues(settings: SingleSignOnSettings | null) {
  return {
    issuer: settings?.issuer ?? '',
    clientId: settings?.clientId ?? '',
    clientSecret: '',
    domains: settings?.domains.map(({ domain }) => domain).join(', ') ?? '',
    letsJoin: settings?.letsJoin ?? true,
    isOnlyWay: settings?.isOnlyWay ?? false,
  }
}
