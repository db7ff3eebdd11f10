import { chmodSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { dataDirParts } from '../../data-dir/data-dir'
import { readEnv } from '../../env'
import { HOUR_MS } from '../../lib/times'
import { onPostgres } from '../../test/postgres'
import { openTestShop } from '../../test/test-app'
import { urlOfShop } from '../../test/test-database'
import { problemsIn } from '../../test/visited-shop'
import { asking } from '../ask'
import { checkInside } from './inside'

/** A folder that isn't on the disk of the tests' shops. */
const anotherDisk =
  ['/dev/shm', homedir()].find((path) => statSync(path).dev !== statSync(tmpdir()).dev) ?? ''

/** A running shop on its own machine; `hours` since its last good backup. */
async function shopHere({
  hours = 1,
  settings = {},
}: { hours?: number | null; settings?: object } = {}) {
  const { folder } = await openTestShop()
  chmodSync(folder, 0o700)
  const place = onPostgres ? { DATABASE_URL: urlOfShop(folder) } : {}
  const env = readEnv({ DATA_DIR: folder, BACKUP_DIR: anotherDisk, ...place, ...settings })
  const folders = dataDirParts(env.DATA_DIR, env)
  const madeAt = hours === null ? undefined : new Date(NOW - hours * HOUR_MS).toISOString()
  const look = async () => {
    const found = await checkInside({
      env,
      folders,
      ask: asking({}),
      lastBackup: async () => madeAt,
    })
    return found.filter(({ check }) => !/^(Clock|Mail)/.test(check))
  }
  return { folder, look }
}

it('a running shop with all in order has nothing to mend', async () => {
  const { look } = await shopHere()
  const found = await look()
  expect(problemsIn(found)).toEqual([])
  expect(found.map(({ check, state }) => `${state}: ${check}`)).toEqual([
    'ok: Data folder',
    'ok: Database',
    'ok: Disk space',
    'ok: Disk space',
    'ok: Backups',
    'ok: Payments',
  ])
})

describe('the data folder', () => {
  it('that other users can open is named, with the command that mends it', async () => {
    const { folder, look } = await shopHere()
    chmodSync(folder, 0o710)
    expect(problemsIn(await look())).toEqual([
      `wrong: Data folder: Other users of this machine can open DATA_DIR ${folder}, with its keys and customers: chmod 700 ${folder}.`,
    ])
  })

  it('that isn’t there is named', async () => {
    const { folder } = await shopHere()
    const missing = join(folder, 'elsewhere')
    const { look } = await shopHere({ settings: { DATA_DIR: missing } })
    expect(problemsIn(await look())[0]).toContain(
      `wrong: Data folder: DATA_DIR ${missing} isn’t there`,
    )
  })
})

describe('the last good backup', () => {
  it('of 26 hours ago is good, and of 27 is named', async () => {
    expect(problemsIn(await (await shopHere({ hours: 25.9 })).look())).toEqual([])
    const [late] = problemsIn(await (await shopHere({ hours: 27.5 })).look())
    expect(late).toContain('wrong: Backups: The last good backup is 27 hours old')
  })

  it('that doesn’t exist is named, and so is a folder on the disk of the data', async () => {
    const { folder, look } = await shopHere({ hours: null })
    expect(problemsIn(await look())).toEqual([
      `warning: Backups: There is no backup in ${anotherDisk} yet: make one with npm run backup.`,
    ])
    const none = await shopHere({ hours: null, settings: { BACKUP_DIR: join(folder, 'none yet') } })
    expect(problemsIn(await none.look())).toEqual([
      `warning: Backups: There is no backup in ${join(folder, 'none yet')} yet: make one with npm run backup.`,
    ])
    const same = await shopHere({ settings: { BACKUP_DIR: folder } })
    expect(problemsIn(await same.look())[0]).toContain(
      'warning: Backups: The backups are on the same disk as the data, and would be lost with it: set BACKUP_DIR',
    )
  })
})

it('a database that can’t be reached is named without its password', async () => {
  const DATABASE_URL = 'postgres://shop:s3cret@127.0.0.1:1/shop'
  const { look } = await shopHere({ settings: { DATABASE_URL } })
  const [problem] = problemsIn(await look())
  expect(problem).toContain('wrong: Database: The database can’t be used: connect ECONNREFUSED')
  expect(problem).toContain('check DATABASE_URL, and that 127.0.0.1 runs.')
  expect(problem).not.toContain('s3cret')
})
