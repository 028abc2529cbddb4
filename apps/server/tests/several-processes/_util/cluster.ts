import { startPostgres } from '../../_util/postgres-server.ts'
import { RedisServer } from '../../_util/redis-server.ts'
import { startTestServer, type TestServer } from '../../_util/start-test-server.ts'

const TOKEN_KEY = 'the same for every process of a cluster'

/** Two servers with one database and one Redis. Each has its own folder, as on machines of their own. */
export interface Cluster extends AsyncDisposable {
  left: TestServer
  right: TestServer
  redis: RedisServer
}

/** What both processes are told. */
export function sharedEnv(databaseUrl: string, redis: RedisServer) {
  return { DATABASE_URL: databaseUrl, REDIS_URL: redis.url, TOKEN_KEY }
}

export async function startCluster(): Promise<Cluster> {
  await using undo = new AsyncDisposableStack()
  const cleanUp = undo.use(new AsyncDisposableStack())
  const redis = cleanUp.use(await RedisServer.start())
  const database = cleanUp.use(await startPostgres())
  const url = await database.createDatabase('umkreis')
  const start = async () =>
    cleanUp.use(await startTestServer({ env: sharedEnv(url, redis), database: { kind: 'postgres', url } }))
  const [left, right] = [await start(), await start()]
  undo.move()
  return { left, right, redis, [Symbol.asyncDispose]: () => cleanUp.disposeAsync() }
}
