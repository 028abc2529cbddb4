// Loaded before a server, with --expose-gc: at each SIGUSR2 it throws away what nobody needs and says how much is left.
process.on('SIGUSR2', () => {
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.stdout.write(`memory ${JSON.stringify({ heap: heapUsed, external, resident: rss })}\n`)
})
