import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { parseTracing } from './tracing.ts'

const parse = (variables: Record<string, string>) => parseTracing(readEnv(variables))

describe(parseTracing, () => {
  it('reads where spans are sent, and follows everything unless told', () => {
    expect(parse({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toEqual({
      url: 'http://collector:4318/v1/traces',
      ratio: 1,
      serviceName: 'umkreis',
    })
    expect(
      parse({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/base/',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
        OTEL_SERVICE_NAME: 'umkreis-eu',
      }),
    ).toEqual({ url: 'https://otlp.example/base/v1/traces', ratio: 0.25, serviceName: 'umkreis-eu' })
  })

  it('follows nothing without an address', () => {
    expect(parse({})).toBe(undefined)
    expect(parse({ OTEL_SERVICE_NAME: 'umkreis' })).toBe(undefined)
  })

  it.each(['collector:4318', 'ftp://collector', 'http://collector/?token=secret', 'nowhere'])(
    'refuses an address: %s',
    (address) => {
      expect(() => parse({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toThrow(/^OTEL_EXPORTER_OTLP_ENDPOINT takes/)
    },
  )

  it.each(['2', '-1', 'all', '1.5'])('refuses a share: %s', (share) => {
    expect(() => parse({ OTEL_TRACES_SAMPLER_ARG: share })).toThrow(/^OTEL_TRACES_SAMPLER_ARG takes/)
  })
})
