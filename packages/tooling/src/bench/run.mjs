#!/usr/bin/env node
// Runs the benchmarks of every package and app side by side with their peers, prints a table of ratios and writes
// bench-results.json. A benchmark is a file `bench/<name>.bench.ts` (or .mjs) that default-exports a `Benchmark`.
import { globSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { judge, microsecondsPerCall, summarise } from './measure.mjs'

/**
 * @typedef {object} Case
 * @property {string} name What is measured, as a reader of the table understands it.
 * @property {string} unit Of both figures, such as 'µs' or 'deliveries/CPU-s'.
 * @property {string} peerName Whom we stand beside.
 * @property {{ atLeast: number } | { atMost: number }} goal Of the ratio ours / peer.
 * @property {() => unknown} [ours] One operation of ours; timed in µs.
 * @property {() => unknown} [peer] The same of the peer.
 * @property {(round: number) => Promise<{ ours: number, peer: number }>} [measure] In place of `ours` and `peer`: one
 *   round of both, in the unit named.
 * @property {number} [rounds] 7 unless told.
 *
 * @typedef {object} Benchmark
 * @property {string} area The word after `npm run bench --` that chooses it.
 * @property {readonly Case[] | (() => Promise<{ cases: readonly Case[], [Symbol.asyncDispose]?: () => Promise<void> }>)} cases
 *   Or a function that prepares them.
 */

const root = resolve(import.meta.dirname, '../../../..')
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const files = globSync('{packages,apps}/*/bench/*.bench.{ts,mjs}', { cwd: root }).toSorted()
const results = []
const known = new Set()

for (const file of files) {
  /** @type {{ default: Benchmark }} */
  const { default: benchmark } = await import(pathToFileURL(join(root, file)).href)
  known.add(benchmark.area)
  if (wanted.length > 0 && !wanted.includes(benchmark.area)) continue
  const prepared = typeof benchmark.cases === 'function' ? await benchmark.cases() : { cases: benchmark.cases }
  for (const one of prepared.cases) {
    process.stderr.write(`${benchmark.area}: ${one.name} against ${one.peerName}\n`)
    const rounds = { ours: [], peer: [] }
    for (let round = 0; round < (one.rounds ?? 7); round++) {
      // Interleaved, and by turns first: what disturbs the machine disturbs both alike.
      const figures = one.measure ? await one.measure(round) : await timeBoth(one, round)
      rounds.ours.push(figures.ours)
      rounds.peer.push(figures.peer)
    }
    const ours = summarise(rounds.ours)
    const peer = summarise(rounds.peer)
    const ratio = summarise(rounds.ours.map((figure, round) => figure / rounds.peer[round]))
    results.push({
      area: benchmark.area,
      name: one.name,
      ours: ours.median,
      peer: peer.median,
      peerName: one.peerName,
      unit: one.unit,
      ratio: ratio.median,
      spread: ratio.spread,
      ...judge(ratio.median, one.goal),
    })
  }
  await prepared[Symbol.asyncDispose]?.()
}

const unknown = wanted.filter((area) => !known.has(area))
if (unknown.length > 0) {
  process.stderr.write(`No benchmark called ${unknown.join(', ')}. There are: ${[...known].join(', ')}\n`)
  process.exit(2)
}
writeFileSync(join(root, 'bench-results.json'), `${JSON.stringify(results, null, 2)}\n`)
printTable(results)

/** @param {Case} one @param {number} round */
async function timeBoth({ ours, peer }, round) {
  if (round % 2 === 0) return { ours: await microsecondsPerCall(ours), peer: await microsecondsPerCall(peer) }
  const peerFirst = await microsecondsPerCall(peer)
  return { ours: await microsecondsPerCall(ours), peer: peerFirst }
}

function printTable(rows) {
  const number = (value) => value.toLocaleString('en', { maximumSignificantDigits: 4 })
  const table = [
    ['area', 'what', 'ours', 'peer', '', 'unit', 'ratio', '±', 'goal', ''],
    ...rows.map((row) => [
      row.area,
      row.name,
      number(row.ours),
      number(row.peer),
      row.peerName,
      row.unit,
      row.ratio.toFixed(2),
      `${(row.spread * 50).toFixed(0)} %`,
      row.goal,
      row.holds ? 'holds' : 'MISSED',
    ]),
  ]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
}
