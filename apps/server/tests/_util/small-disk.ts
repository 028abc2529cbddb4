import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK = Buffer.alloc(1024 * 1024)

/** A file system of a few megabytes that can be filled. */
export class SmallDisk implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'umkreis-disk-'))
  private readonly sudo: readonly string[]

  private constructor(sudo: readonly string[], megabytes: number) {
    this.sudo = sudo
    this.run(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'umkreis-test', this.folder])
  }

  /** @returns Undefined where nobody may mount one. */
  static mount(megabytes: number): SmallDisk | undefined {
    for (const sudo of [[], ['sudo', '-n']]) {
      try {
        return new SmallDisk(sudo, megabytes)
      } catch {
        // Not permitted this way.
      }
    }
    return undefined
  }

  /** Leaves no room. */
  fill(): void {
    const file = openSync(this.ballast, 'a')
    try {
      for (let size = CHUNK.length; size > 0;) {
        try {
          writeSync(file, CHUNK, 0, size)
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
          size = Math.floor(size / 2)
        }
      }
    } finally {
      closeSync(file)
    }
  }

  /** Makes room again. */
  free(): void {
    rmSync(this.ballast, { force: true })
  }

  [Symbol.dispose](): void {
    this.run(['umount', '-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }

  private get ballast(): string {
    return join(this.folder, 'ballast')
  }

  private run(command: readonly string[]): void {
    const [name = '', ...args] = [...this.sudo, ...command]
    execFileSync(name, args, { stdio: 'ignore' })
  }
}
