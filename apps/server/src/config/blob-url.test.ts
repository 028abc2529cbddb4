import { describe, expect, it } from 'vitest'
import { parseBlobUrl } from './blob-url.ts'

const KEYS = { accessKeyId: 'ID', secretAccessKey: 'hush' }
const NONE = { accessKeyId: undefined, secretAccessKey: undefined }

describe(parseBlobUrl, () => {
  it('keeps files below DATA_DIR when nothing is set', () => {
    expect(parseBlobUrl(undefined, NONE, '/data')).toEqual({ kind: 'files', folder: '/data/blobs' })
  })

  it.each([
    [
      's3://files',
      {
        bucket: 'files',
        prefix: '',
        region: 'us-east-1',
        endpoint: 'https://s3.us-east-1.amazonaws.com',
        isPathStyle: false,
      },
    ],
    ['s3://files?region=eu-central-1', { region: 'eu-central-1', endpoint: 'https://s3.eu-central-1.amazonaws.com' }],
    [
      's3://files/umkreis/live/?endpoint=http://storage:9000',
      { prefix: 'umkreis/live/', endpoint: 'http://storage:9000', isPathStyle: true },
    ],
    [
      's3://my.files?endpoint=https%3A%2F%2Fs3.example.com%2F&pathStyle=0',
      { bucket: 'my.files', endpoint: 'https://s3.example.com', isPathStyle: false },
    ],
    ['s3://files', KEYS],
    ['s3://OTHER:p%2Fw%2B@files', { accessKeyId: 'OTHER', secretAccessKey: 'p/w+' }],
  ])('takes %s', (value, expected) => {
    expect(parseBlobUrl(value, KEYS, '/data')).toMatchObject({ kind: 's3', ...expected })
  })

  it.each([
    'files',
    'https://files',
    's3://',
    's3://Files',
    's3://a',
    's3://files:9000',
    's3://files#part',
    's3://files/../other prefix',
    's3://files?acl=public',
    's3://files?region=a&region=b',
    's3://files?region=EU',
    's3://files?endpoint=storage:9000',
    's3://files?endpoint=https://storage/path',
    's3://files?endpoint=https://me:hush@storage',
    's3://files?endpoint=ftp://storage',
    's3://files?pathStyle=yes',
    's3://ID:hush/more@files',
    's3://ID:hush%@files',
  ])('refuses %s and repeats nothing of it', (value) => {
    expect(() => parseBlobUrl(value, KEYS, '/data')).toThrow(/^BLOB_URL takes (?!.*hush)[^\n]+$/)
  })

  it.each([NONE, { ...KEYS, secretAccessKey: undefined }, { ...KEYS, accessKeyId: undefined }])(
    'needs credentials: %j are not enough',
    (credentials) => {
      expect(() => parseBlobUrl('s3://files', credentials, '/data')).toThrow(/^BLOB_URL needs AWS_ACCESS_KEY_ID/)
    },
  )
})
