import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { programPath } from './machine.mjs'
import { quickestFolder } from './quickest-folder.mjs'
import { run } from './run.mjs'

const WAIT_MS = 30_000
// Nothing is flushed to disk or vacuumed, since the data of tests is thrown away: a thousand databases would keep the
// vacuum busy.
const FORGETFUL = [
  'fsync=off',
  'full_page_writes=off',
  'log_checkpoints=off',
  'autovacuum=off',
  'jit=off',
]

/**
 * Starts a PostgreSQL server of its own on a temporary folder, unless TEST_DATABASE_URL names one, and gives its URL and
 * `stop`. Gives `missing`, a sentence, where there is no PostgreSQL and none can be installed (machine.mjs).
 * Nothing is flushed to disk unless `isDurable`: then TEST_DATABASE_URL isn't read, and commits cost what they cost a shop.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const url = process.env.TEST_DATABASE_URL
  if (url && !isDurable) return { url, stop: async () => {} }
  const programs = await programPath('postgres')
  if (!programs) return { missing: 'there is no PostgreSQL, and none can be installed.' }
  const user = await userOfServer()
  const folder = mkdtempSync(join(isDurable ? tmpdir() : quickestFolder(), 'etrend-postgres-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const forget = () => rmSync(folder, { recursive: true, force: true })
  try {
    const made = [
      '--pgdata',
      data,
      '--username=etrend',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-locale',
    ]
    await finished(spawn(join(programs, 'initdb'), made, { ...user, cwd: folder, stdio: 'ignore' }))
    const settings = [
      ...(isDurable ? [] : FORGETFUL),
      'max_connections=300',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
    ]
    const start = (port) =>
      spawn(
        join(programs, 'postgres'),
        ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        { ...user, cwd: folder, stdio: 'ignore' },
      )
    const { server, ended, port } = await listening(start, join(programs, 'pg_isready'), folder)
    return {
      url: `postgres://etrend@127.0.0.1:${port}/postgres`,
      async stop() {
        server.kill('SIGQUIT') // Stops at once, without flushing.
        await ended
        deleteInBackground(folder)
      },
    }
  } catch (error) {
    forget()
    throw error
  }
}

/** Deleting many databases takes half a minute, so nothing waits for it. */
function deleteInBackground(folder) {
  const program = 'fs.rmSync(process.argv[1], { recursive: true, force: true })'
  const settings = { detached: true, stdio: 'ignore' }
  spawn(process.execPath, ['--eval', program, folder], settings).unref()
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package makes, or as nobody. */
async function userOfServer() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await run('id', ['-u', name], { quiet: true })
    const group = await run('id', ['-g', name], { quiet: true })
    if (code === 0) return { uid: Number(output), gid: Number(group.output) }
  }
  return undefined
}

async function finished(child) {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: initdb ended with ${code}.`)
}

/**
 * A server that listens, and its port. Whether a port is free is known only once a server listens on it: where another
 * program was quicker, the server ends, and is started again on another port. It is asked by its socket in `folder`, since
 * another server may answer on the port.
 */
async function listening(start, isReady, folder) {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const port = await freePort()
    const server = start(port)
    const ended = once(server, 'exit')
    while (server.exitCode === null && Date.now() < end) {
      const args = ['--quiet', '-h', folder, '-p', String(port)]
      if ((await run(isReady, args, { quiet: true })).code === 0) return { server, ended, port }
      await setTimeout(100)
    }
    server.kill('SIGQUIT')
    await ended
  }
  throw new Error('PostgreSQL was started for the tests and did not answer.')
}

/** A port that nothing listens on at this moment. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
