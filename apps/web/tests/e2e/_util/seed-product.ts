import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEEDED_DATA, startProduct } from './product.ts'

/**
 * Starts the product once before all tests and stops it again: its first start makes the database and the demo
 * organisation, which takes seconds. Every test begins with a copy.
 */
export default async function seedProduct(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'umkreis-seeded-'))
  const product = await startProduct({}, folder)
  const code = await product.stop()
  if (code !== 0) throw new Error(`The product that all tests begin with ended with ${code}:\n${product.log()}`)
  process.env[SEEDED_DATA] = folder
  return () => rm(folder, { recursive: true, force: true })
}
