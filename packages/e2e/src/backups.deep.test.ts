import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { call, signIn } from './support/call'
import { openShop, temporaryFolder } from './support/temporary'

const command = fileURLToPath(new URL('../../../apps/api/dist/backup.js', import.meta.url))

it('a running shop is restored in place: it opens again by itself, and everyone signs in again', async () => {
  const DATA_DIR = temporaryFolder()
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const color = { form: { color_name: 'Teal', hex_code: '#008080' } }
  const { access: token } = await signIn(shop.api)
  const backup = await run(['backup'], DATA_DIR)
  expect((await call('POST', `${shop.api}/comp/createColor/`, { token, ...color })).status).toBe(
    201,
  )
  const folder = /checked: (\S+)/.exec(backup.stdout)?.[1] ?? ''
  expect(await run(['restore', folder], DATA_DIR)).toMatchObject({ code: 0 })
  await expect
    .poll(
      async () => (await call('GET', `${shop.api}/comp/allColor/`).catch(() => undefined))?.body,
    )
    .toEqual([])
  expect((await call('GET', `${shop.api}/staff/backups/`, { token })).status).toBe(401)
  await signIn(shop.api)
  const aside = readdirSync(DATA_DIR).filter((name) => name.startsWith('before-restore-'))
  expect(aside).toHaveLength(1)
})

/** Runs the program behind `npm run backup`, `verify-backup` and `restore`, without npm. */
async function run(words: string[], DATA_DIR: string) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR }
  const child = spawn(process.execPath, [command, ...words], { env })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, stdout, stderr }
}
