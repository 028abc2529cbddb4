import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SelfSigned } from './self-signed.ts'

/** A mail as a mail server took it. */
export interface TakenMail {
  from: string
  to: string[]
  /** Whether it came over TLS, and who signed in for it. */
  isSecure: boolean
  user: string | undefined
  /** Header names in small letters. */
  headers: Map<string, string>
  text: string
  raw: string
}

export interface MailServerOptions {
  port?: number
  /** How it proves who it is; without, it offers no TLS. */
  secured?: SelfSigned
  /** TLS from the first byte. */
  isImplicit?: boolean
  /** Takes mails only from who signs in so. */
  signIn?: { user: string; password: string }
}

/** A real mail server on a port of this machine. */
export interface MailServer extends AsyncDisposable {
  port: number
  taken: TakenMail[]
  /** Addresses that mails were offered for, whatever became of them. */
  offered: string[]
  /** How many connections were made. */
  connections: number
  /** What it answers to an address, or to a mail as a whole, instead of taking it. */
  refuseAddress: (address: string) => number | undefined
  refuseMail: (mail: TakenMail) => number | undefined
  /** Waited for before a mail is taken. */
  beforeTaking: () => Promise<void>
}

/** Starts a mail server. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { secured, signIn } = options
  const server = new SMTPServer({
    secure: options.isImplicit ?? false,
    ...secured,
    disabledCommands: [...(secured ? [] : ['STARTTLS']), ...(signIn ? [] : ['AUTH'])],
    authOptional: !signIn,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect(_session, done) {
      mailServer.connections += 1
      done()
    },
    onAuth({ username, password }, _session, done) {
      if (username === signIn?.user && password === signIn?.password) done(null, { user: username })
      else done(new Error('Wrong'))
    },
    onRcptTo({ address }, _session, done) {
      mailServer.offered.push(address)
      done(refusal(mailServer.refuseAddress(address), address))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString('latin1')
        const { mailFrom, rcptTo } = session.envelope
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isSecure: session.secure,
          user: typeof session.user === 'string' ? session.user : undefined,
          raw,
          ...parseMail(raw),
        }
        await mailServer.beforeTaking()
        const refused = refusal(mailServer.refuseMail(mail), mail.to[0] ?? '')
        if (!refused) mailServer.taken.push(mail)
        done(refused)
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const mailServer: MailServer = {
    port: (server.server.address() as AddressInfo).port,
    taken: [],
    offered: [],
    connections: 0,
    refuseAddress: () => undefined,
    refuseMail: () => undefined,
    beforeTaking: async () => undefined,
    async [Symbol.asyncDispose]() {
      for (const connection of server.connections) connection.close()
      await new Promise<void>((settle) => server.close(() => settle()))
    },
  }
  return mailServer
}

/** What a server says repeats the address, as real ones do. */
function refusal(code: number | undefined, address: string): Error | null {
  return code === undefined ? null : Object.assign(new Error(`<${address}>: not now`), { responseCode: code })
}

/** Undoes quoted-printable (RFC 2045 section 6.7) and folded headers. */
function parseMail(raw: string): Pick<TakenMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  )
  const bytes = raw
    .slice(end + 4)
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { headers, text: Buffer.from(bytes, 'latin1').toString('utf8') }
}
