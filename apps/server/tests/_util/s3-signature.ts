import { createHash, createHmac } from 'node:crypto'

/** A request as it arrived, and what its signature is checked with. */
export interface SignedRequest {
  method: string
  /** Path and query as they were sent. */
  target: string
  headers: Record<string, string | undefined>
}

/**
 * The signature that a request should bear (AWS Signature Version 4 for S3), worked out from its own list of signed
 * headers.
 *
 * @returns Undefined when it is not signed at all.
 */
export function signatureOf({ method, target, headers }: SignedRequest, secretAccessKey: string) {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!parsed) return undefined
  const [, accessKeyId, day = '', region = '', signedHeaders = '', given] = parsed
  const [path = '', query = ''] = target.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return {
    accessKeyId,
    region,
    given,
    expected: hmac(key, toSign).toString('hex'),
    signedHeaders: signedHeaders.split(';'),
  }
}
