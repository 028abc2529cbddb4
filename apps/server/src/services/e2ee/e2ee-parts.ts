import type { Db } from '../../db/client.ts'
import type { EventBus } from '../../events/event-bus.ts'

/** What keeping links and boxes takes. */
export interface E2eeParts {
  db: Db
  events: EventBus
  now: () => Date
}
