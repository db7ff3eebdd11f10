import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { serverArgs, serverMemory } from '@etrend/tooling/server-args'
import { expect, onTestFinished, test } from 'vitest'

const here = import.meta.dirname
const house = join(here, '../..')

test.skipIf(!compose())('the compose file is valid, and needs both domains', async () => {
  const folder = copied('compose.yaml')
  cpSync(join(here, 'compose.env.example'), join(folder, '.env'))
  const { code, output } = await run(compose(), ['config'], folder)
  expect([code, output]).toEqual([0, expect.stringContaining('https://admin.shop.example')])
  writeFileSync(join(folder, '.env'), 'SHOP_DOMAIN=shop.example\n')
  const refused = await run(compose(), ['config'], folder)
  expect(refused.code).not.toBe(0)
  expect(refused.output).toContain('Set ADMIN_DOMAIN in .env')
})

test.skipIf(!onPath('systemd-analyze'))('the unit is valid, and little is exposed', async () => {
  const folder = copied('etrend.service')
  const file = join(folder, 'etrend.service')
  // The unit names the place where Debian's packages put Node.
  const text = readFileSync(file, 'utf8').replace('/usr/bin/node', process.execPath)
  writeFileSync(file, text)
  const verified = await run('systemd-analyze', ['verify', '--man=no', file], folder)
  expect(verified).toEqual({ code: 0, output: '' })
  const args = ['security', '--offline=yes', '--threshold=15', '--no-pager', file]
  const { code, output } = await run('systemd-analyze', args, folder)
  expect([code, /Overall exposure level.*/.exec(output)?.[0]]).toEqual([
    0,
    expect.stringMatching(/: 1\.\d OK/),
  ])
})

test.skipIf(!onPath('caddy'))('the Caddyfile is valid and formatted', async () => {
  const env = { SHOP_DOMAIN: 'shop.example', ADMIN_DOMAIN: 'admin.shop.example', HOME: tmpdir() }
  const file = join(here, 'Caddyfile')
  const args = ['validate', '--adapter', 'caddyfile', '--config', file]
  const { output } = await run('caddy', args, here, env)
  expect(output).toContain('Valid configuration')
  expect((await run('caddy', ['fmt', file], here, env)).output.trim()).toBe(
    readFileSync(file, 'utf8').trim(),
  )
})

test('the image is built with the pnpm of the repository', () => {
  const { packageManager } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8'))
  const dockerfile = readFileSync(join(here, 'Dockerfile'), 'utf8')
  expect(/npm install --global (\S+)/.exec(dockerfile)?.[1]).toBe(packageManager)
})

test.each(['Dockerfile', 'etrend.service'])('%s runs Node as npm start does', (name) => {
  const text = readFileSync(join(here, name), 'utf8')
  expect(text).toContain(serverArgs[0])
  for (const [setting, value] of Object.entries(serverMemory)) {
    expect(text).toContain(`${setting}=${value}`)
  }
})

test.each(['etrend.env.example', 'compose.env.example'])(
  'every setting in %s is one that the shop or the compose file reads',
  (name) => {
    const known = ['apps/api/src/env.ts', 'packages/deploy/compose.yaml']
      .map((file) => readFileSync(join(house, file), 'utf8'))
      .join('\n')
    const settings = [...readFileSync(join(here, name), 'utf8').matchAll(/^#?([A-Z_]+)=/gm)].map(
      ([, setting]) => setting,
    )
    const outside = ['NODE_ENV', 'COMPOSE_PROJECT_NAME']
    expect(settings.length).toBeGreaterThan(5)
    expect(
      settings.filter((one) => !outside.includes(one) && !new RegExp(`\\b${one}\\b`).test(known)),
    ).toEqual([])
  },
)

function copied(name) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(here, name), join(folder, name))
  return folder
}

/** Compose 1 as a program of its own; Compose 2 is a plugin, which package managers also install by this name. */
function compose() {
  return onPath('docker-compose')
}

function onPath(program) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
}

async function run(program, args, cwd, env = {}) {
  const options = { cwd, env: { PATH: process.env.PATH, ...env } }
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, options)
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    return { code: error.code, output: `${error.stdout}${error.stderr}` }
  }
}
