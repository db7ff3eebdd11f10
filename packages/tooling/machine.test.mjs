import { afterEach, expect, test, vi } from 'vitest'
import { prepareMachine, programPath } from './machine.mjs'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('a program that can’t be had is named in a sentence, and counted as skipped', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const pathOf = async (name) => (name === 'nginx' ? '/usr/sbin/nginx' : undefined)
  const totals = await prepareMachine(['caddy', 'nginx'], '', pathOf)
  expect(totals).toEqual({ passed: 1, failed: 0, skipped: 1 })
  expect(said.mock.calls).toEqual([
    [
      'Caddy is missing, so the https journeys behind it are skipped (Debian: apt install caddy; or set CADDY_PATH).',
    ],
    ['nginx: /usr/sbin/nginx'],
  ])
})

test('a program that a variable names is taken, and must be there', async () => {
  vi.stubEnv('CADDY_PATH', process.execPath)
  expect(await programPath('caddy')).toBe(process.execPath)
  vi.stubEnv('CADDY_PATH', '/nowhere/caddy')
  await expect(programPath('caddy')).rejects.toThrow(
    'There is no file at CADDY_PATH /nowhere/caddy.',
  )
})
