// A setup file of tests: `vi.waitFor` gives up after a second by itself, and would decide by the speed of a machine.
import { vi } from 'vitest'
import { patience } from './vitest.mjs'

const { waitFor } = vi
vi.waitFor = (check, options = patience.poll) => waitFor(check, options)
