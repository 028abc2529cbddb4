import type { Config } from '../../config/config.ts'
import { type Outgoing, createOutgoing } from '../outgoing/outgoing.ts'
import { allowsLoopback } from '../push/allows-loopback.ts'
import { type Seal, createSeal } from '../seal.ts'
import { type DomainProofs, createDomainProofs } from './domains.ts'
import { type Providers, createProviders } from './providers.ts'

/** What signing in through the providers of organisations needs beside the database. */
export interface SingleSignOnTools {
  providers: Providers
  proofs: DomainProofs
  /** Of the secrets that stand in the database. */
  secrets: Seal
  /** Of what a browser keeps while it is on its way. */
  attempts: Seal
}

type Settings = Pick<Config, 'isDemo' | 'isProduction' | 'host' | 'publicUrl' | 'alsoReachable' | 'nameServers'>

const OWN_ADDRESSES = ['127.0.0.1', '::1']

/** @param outgoing What asks other servers for everything else. */
export function createSingleSignOn(
  config: Settings,
  { outgoing, tokenKey, now }: { outgoing: Outgoing; tokenKey: Uint8Array; now: () => Date },
): SingleSignOnTools {
  const { isDemo, nameServers } = config
  // A demonstration on one's own machine takes a provider that is tried there too.
  const isTriedHere = isDemo && allowsLoopback(config, config.publicUrl ?? 'http://localhost')
  const alsoReachable = isTriedHere ? [...config.alsoReachable, ...OWN_ADDRESSES] : config.alsoReachable
  return {
    providers: createProviders(isTriedHere ? createOutgoing(alsoReachable) : outgoing, alsoReachable, now),
    proofs: createDomainProofs({ tokenKey, isDemo, nameServers }),
    secrets: createSeal(tokenKey, 'umkreis single sign-on secrets'),
    attempts: createSeal(tokenKey, 'umkreis single sign-on attempts'),
  }
}
