import { randomBytes } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { HUB_PATH } from '@umkreis/schemas'
import { WebSocketServer } from 'ws'
import type { ConnectionsByAddress } from '../http/connections-by-address.ts'
import { isUnavailable } from '../errors/unavailable.ts'
import type { Logger } from '../logging/logger.ts'
import type { Authenticate } from '../services/auth/authenticate.ts'
import type { ConnectionTickets } from '../services/auth/connection-tickets.ts'
import type { Hub } from './hub.ts'
import { MAX_MESSAGE_BYTES } from './hub-limits.ts'
import { readToken } from './read-token.ts'

/** What letting connections in takes. */
export interface UpgradeParts {
  authenticate: Authenticate
  connectionTickets: ConnectionTickets
  /** Whom limits count. */
  addressOf: (request: IncomingMessage) => string
  connectionsOf: ConnectionsByAddress
  /** The origin of this deployment. */
  publicUrl: () => string
  logger: Logger
}

/**
 * Lets those into the hub who ask a server for its path with a valid token. Everybody else is answered as HTTP does.
 *
 * @returns Ends it.
 */
export function acceptUpgrades(server: Server, hub: Hub, parts: UpgradeParts): () => void {
  const { authenticate, connectionTickets, addressOf, connectionsOf, publicUrl, logger } = parts
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
    // Records are checked one by one, wherever a client cut them; the whole message need not be text by itself.
    skipUTF8Validation: true,
  })

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the WebSocket library takes over, nobody else listens, and an unheard error ends the process.
    const ignore = () => undefined
    socket.on('error', ignore)
    upgrade(request, socket, head).then(
      () => socket.off('error', ignore),
      (error: unknown) => {
        logger.error({ err: error }, 'An upgrade failed')
        refuse(socket, isUnavailable(error) ? 503 : 500)
      },
    )
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (url?.pathname !== HUB_PATH) {
      // Another attachment may know this path.
      if (server.listenerCount('upgrade') === 1) refuse(socket, 404)
      return
    }
    if (!isOwnOrigin(request.headers, publicUrl())) return refuse(socket, 403)
    const token = readToken(url, request.headers.authorization)
    const viewer = token === undefined ? undefined : await authenticate(token)
    if (token === undefined || !viewer) return refuse(socket, 401)
    if (hub.isFull) return refuse(socket, 503)
    if (!hub.hasRoomFor(viewer.userId)) return refuse(socket, 429)
    const ticket = url.searchParams.get('id')
    const connectionId =
      ticket === null ? randomBytes(16).toString('base64url') : connectionTickets.check(ticket, viewer.userId)
    if (connectionId === undefined) return refuse(socket, 404)
    if (hub.connections.hasId(connectionId)) return refuse(socket, 409)
    if (socket.destroyed) return
    const giveBack = connectionsOf.take(addressOf(request))
    if (!giveBack) return refuse(socket, 429)
    socket.once('close', giveBack)
    // The path alone: the query carries the token.
    logger.info({ path: url.pathname, connectionId, userId: viewer.userId }, 'connect')
    webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      hub.accept(connectionId, viewer, token, webSocket, socket),
    )
  }

  server.on('upgrade', onUpgrade)
  return () => void server.off('upgrade', onUpgrade)
}

/** A page of another origin has no business here, even with a token; programs name none. A proxy may change the host. */
function isOwnOrigin({ origin, host }: IncomingMessage['headers'], publicUrl: string): boolean {
  return origin === undefined || origin === publicUrl || URL.parse(origin)?.host === host
}

function refuse(socket: Duplex, status: number): void {
  if (socket.destroyed) return
  const headers = status === 401 ? 'www-authenticate: Bearer realm="umkreis"\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}connection: close\r\ncontent-length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}
