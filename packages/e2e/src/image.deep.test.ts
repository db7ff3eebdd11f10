import { execFile, spawn, spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { call } from './support/call'
import { freePort } from './support/shop'
import { temporaryFolder } from './support/temporary'

const MB = 1_000_000
const assemble = join(import.meta.dirname, '../../deploy/assemble.mjs')
// Without Docker, another root folder takes the place of a container. Only root may make one, and not everywhere.
const canRun = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0

it.skipIf(!canRun)(
  'the image’s files are a shop on a read-only disk, for another user',
  async () => {
    const image = join(temporaryFolder(), 'image')
    await promisify(execFile)(process.execPath, [assemble, image])
    expect(bytesIn(image)).toBeLessThan(250 * MB)

    for (const name of ['proc', 'dev']) mkdirSync(join(image, name))
    const port = await freePort()
    const server = spawn('unshare', ['--mount', 'sh', '-c', container, image], {
      env: { PATH: process.env.PATH ?? '', PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    }
    const ended = new Promise((resolve) => server.once('close', resolve))
    onTestFinished(async () => {
      server.kill('SIGKILL')
      await ended
    })
    const status = () =>
      call('GET', `http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.status,
        () => said,
      )
    await expect.poll(status, { timeout: 60_000 }).toBe(200)
    expect((await call('GET', `http://127.0.0.1:${port}/`)).status).toBe(200)
    expect(said).toContain('written: /data\nrefused: /app')
  },
)

/** As compose.yaml does it: the image read-only, its data and /tmp writable, a user without rights. */
const container = `set -e
  mount --bind "$0" "$0"
  mount --bind /dev "$0/dev"
  mount -t proc proc "$0/proc"
  mount -t tmpfs -o uid=1000,gid=1000,mode=700 tmpfs "$0/data"
  mount -t tmpfs -o mode=1777 tmpfs "$0/tmp"
  mount -o remount,ro,bind "$0"
  user="env -i PATH=/usr/local/bin PORT=$PORT DATA_DIR=/data SEED=none \\
    /usr/sbin/chroot --userspec=1000:1000 $0 /usr/local/bin/node"
  $user --eval "for (const folder of ['/data', '/app']) try {
    require('fs').writeFileSync(folder + '/x', ''); console.log('written:', folder)
  } catch { console.log('refused:', folder) }"
  exec $user /app/apps/api/dist/server.js`

/** Links count as nothing: packages are linked to each other. */
function bytesIn(path: string): number {
  const found = lstatSync(path)
  if (!found.isDirectory()) return found.isFile() ? found.size : 0
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
}
