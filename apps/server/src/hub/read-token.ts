import { HUB_TOKEN_PARAMETER } from '@umkreis/schemas'

/** @returns The access token of a request: from the query, as either client writes it, or from the header. */
export function readToken(url: URL, authorization: string | undefined): string | undefined {
  const { searchParams } = url
  const fromQuery = searchParams.get(HUB_TOKEN_PARAMETER) ?? searchParams.get('access_token')
  return fromQuery ?? /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
}
