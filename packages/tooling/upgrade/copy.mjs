import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../postgres.mjs'
import { isAnswering } from './answers.mjs'

const server = 'apps/api/dist/server.js'

/** Backs the running shop up with the version that runs, and gives the backup's folder. */
export async function backUp(former, { settings, owner }) {
  const args = [join(former, 'apps/api/dist/backup.js'), 'backup']
  const { code, output } = await runAs(owner, args, former, settings)
  const [, folder] = /Backed up and checked: (.+)/.exec(output) ?? []
  if (code === 0 && folder) return folder
  throw new Error(`${output}The backup failed. The shop runs on as it was.`)
}

/**
 * Starts the new version on a copy of the shop's rows, which migrates the copy, and then the former version on the
 * same copy: so the way back is known to work before the shop is touched. The copy knows no mail server and no gateway.
 */
export async function tryOnCopy(backup, { release, former, installation, withoutWayBack }) {
  const { owner, settings } = installation
  const folder = mkdtempSync(join(tmpdir(), 'etrend-upgrade-'))
  try {
    cpSync(join(backup, 'shop.db'), join(folder, 'shop.db'))
    const secrets = join(backup, 'secrets')
    if (existsSync(secrets)) cpSync(secrets, join(folder, 'secrets'), { recursive: true })
    if (owner.uid !== undefined) giveTo(owner, folder)
    await openOnce(release, folder, { owner, settings }).catch((error) => {
      throw new Error(
        `The new version doesn't open a copy of this shop. ${error.message} The shop runs on as it was.`,
      )
    })
    if (withoutWayBack) return
    await openOnce(former, folder, { owner, settings }).catch((error) => {
      throw new Error(
        `The former version can't work on what the new one leaves: there would be no way back but the backup, without the orders since. ${error.message} Upgrade to a version between the two first, or add --without-way-back. The shop runs on as it was.`,
      )
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openOnce(version, folder, { owner, settings }) {
  const PORT = String(await freePort())
  const { STOREFRONT_ORIGIN = `http://localhost:${PORT}`, ADMIN_ORIGIN = '' } = settings
  const env = {
    DATA_DIR: folder,
    PORT,
    STOREFRONT_ORIGIN,
    ADMIN_ORIGIN,
    SEED: 'none',
    DRAW_AHEAD: 'no',
  }
  const child = start(owner, [join(version, server)], version, env)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4_000)))
  }
  const ended = once(child, 'close')
  const answers = await isAnswering({ PORT, STOREFRONT_ORIGIN }, { until: ended })
  child.kill('SIGTERM')
  await ended
  if (answers !== true) throw new Error(`${answers} ${said.trim().split('\n').at(-1)}`)
}

function runAs(owner, args, cwd, env) {
  const child = start(owner, args, cwd, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}

function start(owner, args, cwd, env) {
  return spawn(process.execPath, args, {
    ...owner,
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function giveTo({ uid, gid }, path) {
  chownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo({ uid, gid }, join(path, name))
}
