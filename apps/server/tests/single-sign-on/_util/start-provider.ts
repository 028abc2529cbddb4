import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../_util/openid-provider.ts', import.meta.url))

/** The secret that the provider knows its client by. */
export const CLIENT_SECRET = 'a-secret-of-the-tests-that-is-long-enough'

/** A real provider, as a process of its own. */
export interface ProviderProcess extends AsyncDisposable {
  issuer: string
}

/** Starts one on a free port. @param redirectUri The only place that it sends people back to. */
export async function startProvider(redirectUri: string): Promise<ProviderProcess> {
  const child = spawn(process.execPath, [PROGRAM, '0', redirectUri, CLIENT_SECRET], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
  })
  const exited = once(child, 'exit')
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const started = once(child.stdout, 'data').then(([part]) => String(part).trim())
  const issuer = await Promise.race([started, exited.then(() => undefined)])
  if (issuer === undefined) throw new Error(`The provider did not start: ${errors}`)
  return {
    issuer,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
