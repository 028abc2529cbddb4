// Loaded before a server: its clock is off by as many milliseconds as a file says, read anew at each SIGUSR2. The clock that
// never goes back stays as it is, as with a real step.
import { readFileSync } from 'node:fs'

const real = Date
let offsetMs = 0
let steps = 0
const nowMs = () => real.now() + offsetMs
process.on('SIGUSR2', () => {
  offsetMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))
  steps += 1
  process.stdout.write(`its clock is off by ${offsetMs} ms, step ${steps}\n`)
})
globalThis.Date = new Proxy(real, {
  construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [nowMs()] : args, asked),
  apply: () => new real(nowMs()).toString(),
  get: (target, name) => (name === 'now' ? nowMs : Reflect.get(target, name)),
})
