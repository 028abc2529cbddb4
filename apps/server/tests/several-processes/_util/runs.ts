/** How often each fault is made to happen: once in every run of the tests, and more often with `npm run faults`. */
export const RUNS = Number(process.env.FAULT_RUNS ?? 1)

/** For tests that make faults happen: as often as wanted. */
export const FAULT = { repeats: RUNS - 1, timeout: 120_000 }
