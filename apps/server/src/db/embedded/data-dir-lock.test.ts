import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'umkreis-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
const newPath = () => join(folder, `${(count += 1)}.lock`)

describe(lockDataDir, () => {
  it('is held until it is disposed of', () => {
    const path = newPath()
    const lock = lockDataDir(path)
    expect(() => lockDataDir(path)).toThrow(DataDirInUseError)
    expect(() => lockDataDir(path)).toThrow(`DATA_DIR is in use by process ${process.pid}`)
    lock[Symbol.dispose]()
    expect(existsSync(path)).toBe(false)
    lockDataDir(path)[Symbol.dispose]()
  })

  it('takes over from an owner that was killed', async () => {
    const path = newPath()
    const owner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9)'])
    const stat = readFileSync(`/proc/${owner.pid}/stat`, 'utf8')
    writeFileSync(path, `${owner.pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`)
    expect(() => lockDataDir(path)).toThrow(DataDirInUseError)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    lockDataDir(path)[Symbol.dispose]()
  })

  it('takes over when the process id was given to another program since', () => {
    const path = newPath()
    writeFileSync(path, `${process.pid} 1`)
    lockDataDir(path)[Symbol.dispose]()
  })

  it.each(['', 'rubbish', '0 1', '-1 1', '999999999 1'])('takes over a damaged lock: %j', (text) => {
    const path = newPath()
    writeFileSync(path, text)
    lockDataDir(path)[Symbol.dispose]()
  })
})
