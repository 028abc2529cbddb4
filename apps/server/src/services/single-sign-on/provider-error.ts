/**
 * Why a provider is of no use: `not-allowed` – its address is none that this server asks; `unreachable` – it does not answer;
 * `no-provider` – what answers is no OpenID provider that people can be sent to; `other-issuer` – it calls itself otherwise.
 */
export type ProviderFault = 'not-allowed' | 'unreachable' | 'no-provider' | 'other-issuer'

/** An organisation's OpenID provider could not be asked. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly fault: ProviderFault

  constructor(fault: ProviderFault, options?: ErrorOptions) {
    super(`The provider cannot be used: ${fault}`, options)
    this.fault = fault
  }
}
