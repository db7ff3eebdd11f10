import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { run } from './run.mjs'

describe('an upgrade', { timeout: 120_000 }, () => {
  test('backs up, tries both versions on a copy, and switches over', async () => {
    const shop = await installed()
    const { code, output } = await shop.upgradeTo(shop.version('second'))
    expect(output).toContain('The way back: npm run upgrade --')
    expect(code).toBe(0)
    expect(shop.running()).toBe('second')
    expect(shop.log()).toEqual(['first backs up', 'second on a copy', 'first on a copy', 'second'])
    expect(readFileSync(join(shop.data, 'shop.db'), 'utf8')).toBe('rows')
  })

  test('goes back to a release that is there', async () => {
    const shop = await installed()
    await shop.upgradeTo(shop.version('second'))
    const { code } = await shop.upgradeTo(join(shop.home, 'releases', 'first'))
    expect([code, shop.running(), readdirSync(join(shop.home, 'releases')).length]).toEqual([
      0,
      'first',
      2,
    ])
  })

  test('goes back by itself when the new version’s home page fails', async () => {
    const shop = await installed()
    const { code, output } = await shop.upgradeTo(shop.version('second', { fails: 'in use' }))
    expect(output).toContain('The former version runs again')
    expect([code, shop.running()]).toEqual([1, 'first'])
    expect(shop.log().slice(-2)).toEqual(['second', 'first'])
  })

  test.each([
    [
      'the new version doesn’t open a copy',
      'second',
      { fails: 'on a copy' },
      "doesn't open a copy of this shop",
    ],
    [
      'the former version can’t use what the new one leaves',
      'second',
      { closes: true },
      'there would be no way back',
    ],
    ['the backup fails', 'second', {}, 'The backup failed'],
    ['there is no shop in the folder', undefined, {}, 'holds no eTrend'],
  ])('touches nothing when %s', async (what, name, behaviour, sentence) => {
    const shop = await installed({ backsUp: !what.includes('backup') })
    const { code, output } = await shop.upgradeTo(name ? shop.version(name, behaviour) : shop.data)
    expect(output).toContain(sentence)
    expect(code).toBe(1)
    expect([shop.running(), shop.log().includes('second')]).toEqual(['first', false])
  })

  test('leaves the former version behind when it is told to', async () => {
    const shop = await installed()
    const { code } = await shop.upgradeTo(
      shop.version('second', { closes: true }),
      '--without-way-back',
    )
    expect([code, shop.running()]).toEqual([0, 'second'])
  })
})

/** A shop whose first version runs from releases/first. Its versions are programs that only answer and write a log. */
async function installed({ backsUp = true } = {}) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'etrend-upgrade-test-')))
  const data = join(home, 'data')
  const port = await freePort()
  for (const folder of ['releases', 'data', 'backup/secrets'])
    mkdirSync(join(home, folder), { recursive: true })
  for (const file of ['data/shop.db', 'backup/shop.db']) writeFileSync(join(home, file), 'rows')
  const log = join(home, 'log')
  writeFileSync(log, '')
  const version = (name, behaviour = {}) =>
    versionIn(join(home, 'releases', name), { name, log, home, ...behaviour })
  version('first', { backsUp })
  symlinkSync('releases/first', join(home, 'current'))
  writeFileSync(join(home, 'env'), `DATA_DIR=${data}\nPORT=${port}\n`)
  writeFileSync(
    join(home, 'restart'),
    `[ -f ${home}/pid ] && kill $(cat ${home}/pid); rm -f ${home}/pid
    PORT=${port} DATA_DIR=${data} node ${home}/current/apps/api/dist/server.js > /dev/null 2>&1 &
    echo $! > ${home}/pid`,
  )
  const restart = `sh ${join(home, 'restart')}`
  await run('sh', ['-c', restart], { quiet: true })
  const answered = () => fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status, String)
  await expect.poll(answered, { timeout: 30_000 }).toBe(200)
  onTestFinished(async () => {
    await run('sh', ['-c', `kill $(cat ${join(home, 'pid')})`], { quiet: true })
    rmSync(home, { recursive: true, force: true })
  })
  writeFileSync(log, '')
  return {
    home,
    data,
    version,
    /** The version that `current` names. */
    running: () => readFileSync(join(home, 'current/name'), 'utf8'),
    log: () => readFileSync(log, 'utf8').trim().split('\n'),
    upgradeTo: (source, ...more) => {
      const tool = join(realpathSync(join(home, 'current')), 'packages/tooling/upgrade.mjs')
      const args = [
        tool,
        source,
        `--env-file=${join(home, 'env')}`,
        `--restart=${restart}`,
        ...more,
      ]
      return run(process.execPath, args, { quiet: true, env: { UPGRADE_PATIENCE_MS: '4000' } })
    },
  }
}

/** A built version: it logs where it runs, and fails there if it is made so. `closes`: only itself can use its rows. */
function versionIn(folder, { name, log, home, fails, closes = false, backsUp = true }) {
  const dist = join(folder, 'apps/api/dist')
  for (const made of [
    dist,
    join(folder, 'apps/storefront/dist'),
    join(folder, 'apps/admin/dist'),
  ]) {
    mkdirSync(made, { recursive: true })
  }
  writeFileSync(join(folder, 'name'), name)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'apps/api/package.json'), '{"type":"module"}')
  cpSync(import.meta.dirname, join(folder, 'packages/tooling'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  writeFileSync(
    join(dist, 'server.js'),
    `import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
    import { createServer } from 'node:http'
    const { DATA_DIR, PORT } = process.env
    const place = DATA_DIR === '${home}/data' ? 'in use' : 'on a copy'
    appendFileSync('${log}', '${name}' + (place === 'in use' ? '' : ' on a copy') + '\\n')
    const owner = DATA_DIR + '/owner'
    if (existsSync(owner) && readFileSync(owner, 'utf8') !== '${name}') process.exit(1)
    if (${closes}) writeFileSync(owner, '${name}')
    createServer((request, answer) => {
      answer.statusCode = place === '${fails}' && request.url === '/' ? 500 : 200
      answer.end()
    }).listen(PORT, '127.0.0.1')
    ${fails === 'on a copy' ? `if (place === 'on a copy') process.exit(1)` : ''}
    process.on('SIGTERM', () => process.exit(0))`,
  )
  writeFileSync(
    join(dist, 'backup.js'),
    `import { appendFileSync } from 'node:fs'
    appendFileSync('${log}', '${name} backs up\\n')
    console.log(${backsUp} ? 'Backed up and checked: ${home}/backup' : 'No room.')`,
  )
  return folder
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => probe.once('listening', listening))
  const { port } = probe.address()
  await new Promise((closed) => probe.close(closed))
  return port
}
