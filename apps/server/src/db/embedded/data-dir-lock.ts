import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/** Another running process has the database below the same DATA_DIR open. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError'
  readonly ownerPid: number

  constructor(lockPath: string, ownerPid: number) {
    super(`DATA_DIR is in use by process ${ownerPid} (${lockPath}): stop it, or choose another DATA_DIR`)
    this.ownerPid = ownerPid
  }
}

/**
 * Takes a lock file that names its owner. The lock of an owner that no longer runs (killed, power cut) is taken over, so
 * no crash blocks the next start.
 *
 * @throws {DataDirInUseError} If its owner runs.
 */
export function lockDataDir(lockPath: string): Disposable {
  const own = describeProcess(process.pid)
  for (let attempt = 0; ; attempt += 1) {
    try {
      const file = openSync(lockPath, 'wx', 0o600)
      writeSync(file, own)
      closeSync(file)
      return { [Symbol.dispose]: () => rmSync(lockPath, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt === 3) throw error
    }
    const owner = readLock(lockPath)
    const ownerPid = Number(owner.split(' ')[0])
    // A process id is given out again after a restart of the machine or a container: its start time tells them apart.
    if (ownerPid > 0 && describeProcess(ownerPid) === owner) throw new DataDirInUseError(lockPath, ownerPid)
    rmSync(lockPath, { force: true })
  }
}

function readLock(lockPath: string): string {
  try {
    return readFileSync(lockPath, 'utf8')
  } catch {
    return ''
  }
}

/** `<pid> <start time>`, or an empty text when there is no such process; without /proc the start time is left out. */
function describeProcess(pid: number): string {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return ''
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name stands in brackets and may hold blanks; the 20th field after it is the start time.
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid} `
  }
}
