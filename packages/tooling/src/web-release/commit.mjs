// Which commit lies in a folder, and that nothing else does.
import { spawnSync } from 'node:child_process'

/**
 * @param {string} root Of the repository.
 * @returns {string} The commit whose files lie there.
 * @throws {Error} Where git does not say so, or where anything is changed or added: a list would name what it was not built from.
 */
export function committed(root) {
  const commit = ask(root, ['rev-parse', '--verify', 'HEAD^{commit}']).trim()
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Error('git names no commit')
  const changed = ask(root, ['status', '--porcelain', '--untracked-files=all', '--ignore-submodules=none'])
  if (changed !== '') throw new Error(`Not everything is as it was committed:\n${changed.trimEnd()}`)
  return commit
}

function ask(root, args) {
  const { status, error, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (error || status !== 0) throw new Error(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}
