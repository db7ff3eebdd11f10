import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { openShop, temporaryFolder } from './support/temporary'

const command = fileURLToPath(new URL('../../../apps/api/dist/doctor.js', import.meta.url))

it('npm run doctor examines a running shop, and exits with 1 once something is wrong, also with what it is given', async () => {
  const DATA_DIR = temporaryFolder()
  const shop = await openShop({ DATA_DIR })
  const settings = { DATA_DIR, PORT: String(shop.port) }
  const well = await examine([], settings)
  expect(well.stdout).toMatch(
    /^ok +Hosts +localhost:\d+ is the shop, admin\.localhost:\d+ its admin\.$/m,
  )
  expect(well.stdout).toMatch(/^ok +Database +The database file .+ fit this version\.$/m)
  expect(well.stdout).toMatch(/^ok +Uploads /m)
  expect(well.stdout).toMatch(/^warning +Backups +There is no backup/m)
  expect(well.stdout).toMatch(/^warning +Mail server +Customers get no mails/m)
  expect(well.stdout).toMatch(/^0 wrong, /m)
  expect([well.code, well.stderr]).toEqual([0, ''])

  const elsewhere = await examine([shop.origin], { DATA_DIR: temporaryFolder(), PORT: '1' })
  expect(elsewhere.stdout).toMatch(/^not checked +The machine itself /m)
  expect(elsewhere.stdout).toMatch(/^ok +Hosts /m)
  expect(elsewhere.code).toBe(0)

  await shop.stop()
  const stopped = await examine([], settings)
  expect(stopped.stdout).toMatch(
    /^wrong +Hosts +localhost:\d+ refuses connections: start the shop/m,
  )
  expect(stopped.stdout).toMatch(/^ok +Database /m)
  expect(stopped.code).toBe(1)

  const address = await examine(['shop.example'], {})
  expect([address.code, address.stderr]).toEqual([
    1,
    'shop.example isn’t an address like https://shop.example.\n',
  ])
  const setting = await examine([], { PORT: 'many' })
  expect([setting.code, setting.stderr]).toEqual([1, 'PORT must be a port from 0 to 65535.\n'])
})

/** Runs the program behind `npm run doctor` with exactly these settings. */
function examine(args: string[], settings: Record<string, string>) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...settings }
    const child = execFile(
      process.execPath,
      [command, ...args],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    )
  })
}
