import type {
  AuthAnswer,
  Passkey,
  PasskeyRegistrationOptions,
  PasskeySignIn,
  PasskeySignInOptions,
  PasskeysAnswer,
} from '@umkreis/schemas'
import { type Answer, type Person, call } from './api.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { TestServer } from './start-test-server.ts'

/** The calls about passkeys, as a browser makes them at an origin. */
export function passkeyCalls(server: Pick<TestServer, 'origin'>, origin: string) {
  const calls = {
    offerSignIn: async () => (await call<PasskeySignInOptions>(server, 'POST', '/auth/passkeys/sign-in-options')).body,
    signIn: (answer: PasskeySignIn, headers: Record<string, string> = {}): Promise<Answer<AuthAnswer>> =>
      call<AuthAnswer>(server, 'POST', '/auth/passkeys/sign-in', { body: answer, headers }),
    offerRegistration: ({ token }: Pick<Person, 'token'>, body: object = {}) =>
      call<PasskeyRegistrationOptions>(server, 'POST', '/auth/passkeys/registration-options', { token, body }),
    add: ({ token }: Pick<Person, 'token'>, body: unknown, headers: Record<string, string> = {}) =>
      call<Passkey>(server, 'POST', '/auth/passkeys', { token, body, headers }),
    list: async ({ token }: Pick<Person, 'token'>) =>
      (await call<PasskeysAnswer>(server, 'GET', '/auth/passkeys', { token })).body,
    /** Gives somebody a passkey of their own. */
    async register(person: Pick<Person, 'token'>, headers: Record<string, string> = {}) {
      const authenticator = new SoftwareAuthenticator(origin)
      const { status, body: options } = await calls.offerRegistration(person)
      if (status !== 200) throw new Error(`Registering was answered ${status}`)
      const added = await calls.add(person, authenticator.register(options), headers)
      if (added.status !== 201) throw new Error(`The passkey was answered ${added.status}`)
      return { authenticator, passkey: added.body }
    },
  }
  return calls
}
