import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, run } from './run.mjs'

test('every app is developed with the data folder of npm start, and with the addresses of Vite’s servers', async () => {
  const names = ['DATA_DIR', 'STOREFRONT_ORIGIN', 'ADMIN_ORIGIN', 'API_ORIGIN']
  const task = join(root, 'packages/tooling/dev-task.mjs')
  const script = `JSON.stringify([process.cwd(), ...${JSON.stringify(names)}.map((name) => process.env[name])])`
  const cwd = join(root, 'apps/api')
  const unset = Object.fromEntries([...names, 'PORT'].map((name) => [name, undefined]))
  const { output } = await run(process.execPath, [task, process.execPath, '-p', script], {
    cwd,
    quiet: true,
    env: unset,
  })
  expect(JSON.parse(output)).toEqual([
    cwd,
    join(root, 'data'),
    'http://localhost:5173',
    'http://admin.localhost:5174',
    'http://localhost:4000',
  ])
})
