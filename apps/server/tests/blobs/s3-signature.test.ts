import { expect, it } from 'vitest'
import { signatureOf } from '../_util/s3-signature.ts'

// The examples of "Signature Calculations for the Authorization Header" in Amazon's S3 API reference.
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const shared = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' }
const sign = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`

it.each([
  {
    method: 'GET',
    target: '/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    signedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    target: '/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    signedHeaders: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    target: '/?lifecycle',
    headers: { 'x-amz-content-sha256': EMPTY },
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    headers: { 'x-amz-content-sha256': EMPTY },
    signedHeaders: 'host;x-amz-content-sha256;x-amz-date',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('the signature of $method $target is the published one', ({ method, target, headers, signedHeaders, signature }) => {
  const request = { method, target, headers: { ...shared, ...headers, authorization: sign(signedHeaders, signature) } }
  expect(signatureOf(request, SECRET)).toMatchObject({ expected: signature, accessKeyId: 'AKIAIOSFODNN7EXAMPLE' })
  expect(signatureOf({ ...request, target: `${target}x` }, SECRET)?.expected).not.toBe(signature)
  expect(signatureOf(request, 'another secret')?.expected).not.toBe(signature)
})
