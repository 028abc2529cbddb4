import { expect, it } from 'vitest'
import { Build } from '../several-processes/_util/server-process.ts'
import { inviteAndKill } from './_util/invite-and-kill.ts'

it(
  'everybody who is invited gets one mail, though the server is killed twice while it sends them',
  { timeout: 240_000 },
  async () => {
    using build = new Build()
    expect(await inviteAndKill(build, 300)).toBeGreaterThan(0)
  },
)
