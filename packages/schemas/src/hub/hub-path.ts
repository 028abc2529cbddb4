/** Path of the chat hub below the origin of the server. */
export const HUB_PATH = '/chatHub'

/** Name of the query parameter that carries the access token, since a browser's WebSocket sends no headers. */
export const HUB_TOKEN_PARAMETER = 'accessToken'
