import { ConfigError } from './config-error.ts'
import type { Env } from './env.ts'

/** Where spans are sent. */
export interface TracingConfig {
  /** Of a collector, with the path that takes spans. */
  url: string
  /** Which share of what begins here is followed, from 0 to 1. */
  ratio: number
  serviceName: string
}

/**
 * Reads where spans are sent, from the variables that OpenTelemetry names; undefined: nowhere.
 *
 * @throws {ConfigError}
 */
export function parseTracing(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'OTEL_SERVICE_NAME'>,
): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share = '1' } = env
  if (!/^(0|1|0?\.\d{1,9}|1\.0+)$/.test(share)) {
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG', 'takes the share of traces to keep, from 0 to 1, such as 0.1')
  }
  if (endpoint === undefined) return undefined
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'takes the address of a collector, such as http://localhost:4318',
    )
  }
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`
  return { url: url.href, ratio: Number(share), serviceName: env.OTEL_SERVICE_NAME ?? 'umkreis' }
}
