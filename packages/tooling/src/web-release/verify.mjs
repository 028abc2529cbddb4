#!/usr/bin/env node
// Checks that a running server gives out what was published: verify.mjs <origin> <list> <public key in PEM>
import { readFileSync } from 'node:fs'
import { isSigned, parseList } from './list.mjs'
import { findForeignFiles } from './served.mjs'

const [origin, listFile, keyFile] = process.argv.slice(2)

async function verify() {
  if (!keyFile || !URL.canParse(origin)) {
    console.error('Which server? npm run verify-web -- https://umkreis.example umkreis-web.json release.pub')
    return 2
  }
  const text = readFileSync(listFile, 'utf8')
  if (!isSigned(text, readFileSync(`${listFile}.sig`, 'utf8'), readFileSync(keyFile, 'utf8'))) {
    console.error('The list was not signed with this key')
    return 1
  }
  const { commit, files } = parseList(text)
  const found = await findForeignFiles(new URL(origin).origin, files)
  for (const line of found) console.error(line)
  if (found.length === 0)
    console.log(`${origin} gives out the ${files.length} files of ${commit}, as they were published`)
  return found.length === 0 ? 0 : 1
}

try {
  process.exitCode = await verify()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
