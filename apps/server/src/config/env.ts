/** The settings as they stand in the environment: text or absent. Nothing else in the server reads the environment. */
export interface Env {
  PORT: string | undefined
  HOST: string | undefined
  DATA_DIR: string | undefined
  PUBLIC_URL: string | undefined
  SITE_URL: string | undefined
  DATABASE_URL: string | undefined
  REDIS_URL: string | undefined
  BLOB_URL: string | undefined
  AWS_ACCESS_KEY_ID: string | undefined
  AWS_SECRET_ACCESS_KEY: string | undefined
  MAIL_URL: string | undefined
  MAIL_FROM: string | undefined
  EMBEDDINGS_URL: string | undefined
  EMBEDDINGS_MODEL: string | undefined
  EMBEDDINGS_API_KEY: string | undefined
  METRICS_PORT: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT: string | undefined
  OTEL_TRACES_SAMPLER_ARG: string | undefined
  OTEL_SERVICE_NAME: string | undefined
  DEMO: string | undefined
  TOKEN_KEY: string | undefined
  TRUSTED_PROXIES: string | undefined
  LOG_LEVEL: string | undefined
  NODE_ENV: string | undefined
}

/** Copies the settings out of the environment; an empty value counts as absent, as shells and compose files set it. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const read = (name: keyof Env) => source[name]?.trim() || undefined
  return {
    PORT: read('PORT'),
    HOST: read('HOST'),
    DATA_DIR: read('DATA_DIR'),
    PUBLIC_URL: read('PUBLIC_URL'),
    SITE_URL: read('SITE_URL'),
    DATABASE_URL: read('DATABASE_URL'),
    REDIS_URL: read('REDIS_URL'),
    BLOB_URL: read('BLOB_URL'),
    AWS_ACCESS_KEY_ID: read('AWS_ACCESS_KEY_ID'),
    AWS_SECRET_ACCESS_KEY: read('AWS_SECRET_ACCESS_KEY'),
    MAIL_URL: read('MAIL_URL'),
    MAIL_FROM: read('MAIL_FROM'),
    EMBEDDINGS_URL: read('EMBEDDINGS_URL'),
    EMBEDDINGS_MODEL: read('EMBEDDINGS_MODEL'),
    EMBEDDINGS_API_KEY: read('EMBEDDINGS_API_KEY'),
    METRICS_PORT: read('METRICS_PORT'),
    OTEL_EXPORTER_OTLP_ENDPOINT: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
    OTEL_TRACES_SAMPLER_ARG: read('OTEL_TRACES_SAMPLER_ARG'),
    OTEL_SERVICE_NAME: read('OTEL_SERVICE_NAME'),
    DEMO: read('DEMO'),
    TOKEN_KEY: read('TOKEN_KEY'),
    TRUSTED_PROXIES: read('TRUSTED_PROXIES'),
    LOG_LEVEL: read('LOG_LEVEL'),
    NODE_ENV: read('NODE_ENV'),
  }
}
