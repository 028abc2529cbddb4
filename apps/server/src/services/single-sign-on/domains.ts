import { createHmac, hkdfSync } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { domainToASCII } from 'node:url'
import { isPublicName } from '../outgoing/public-address.ts'

/** How an organisation shows that a domain is its own: by a TXT record that only its owner can set. */
export interface DomainProofs {
  /** What the record has to be. Nobody can tell it of another organisation. */
  recordOf(organisationId: string, domain: string): { name: string; value: string }
  /** Whether the record stands there. */
  check(organisationId: string, domain: string): Promise<boolean>
}

export interface DomainProofOptions {
  tokenKey: Uint8Array
  /** A demonstration takes the names that nobody owns (RFC 2606) from everybody. */
  isDemo: boolean
  /** Who is asked instead of whom the system names: tests alone name some. */
  nameServers: readonly string[]
}

const TIMEOUT_MS = 3_000
const TRIES = 2

export function createDomainProofs({ tokenKey, isDemo, nameServers }: DomainProofOptions): DomainProofs {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'umkreis single sign-on domains', 32))
  const recordOf = (organisationId: string, domain: string) => ({
    name: `_umkreis.${domain}`,
    value: `umkreis=${createHmac('sha256', key)
      .update(JSON.stringify([organisationId, domain]))
      .digest('base64url')}`,
  })
  return {
    recordOf,
    async check(organisationId, domain) {
      if (isDemo && domain.endsWith('.example')) return true
      if (!isPublicName(domain)) return false
      const { name, value } = recordOf(organisationId, domain)
      const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
      if (nameServers.length > 0) resolver.setServers(nameServers)
      try {
        // A long text comes in parts.
        return (await resolver.resolveTxt(name)).some((parts) => parts.join('') === value)
      } catch {
        return false
      }
    },
  }
}

/** The domain of an e-mail address as it stands in the DNS; empty for what has none. */
export function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase()
}
