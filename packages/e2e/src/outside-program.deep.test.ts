import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { fileShop } from './support/file-shop'

const { api } = await fileShop()
const run = promisify(execFile)
const contract = join(import.meta.dirname, '../../contract')
const ours = join(import.meta.dirname, '../node_modules')
const strict = ['--module', 'nodenext', '--target', 'es2022', '--strict', '--skipLibCheck']

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'etrend-outside-'))
  await installContract()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the program in the contract’s README orders a piece, and with a field of another type is not compiled', async () => {
  await compiled(programInReadme())
  const { stdout } = await run(process.execPath, ['order.js', api], { cwd: folder })
  expect(stdout).toMatch(/^ET-\d{4}-\d{6}\n$/)

  const wrong = programInReadme().replace('quantity: 1', "quantity: 'one'")
  const failed = await compiled(wrong).catch((error: unknown) => error)
  const said = z.object({ stdout: z.string() }).parse(failed)
  expect(said.stdout).toContain("'string' is not assignable to type 'number'")
})

/** Compiles a program in the folder with TypeScript's strict rules. Throws if it has an error of types. */
async function compiled(program: string) {
  writeFileSync(join(folder, 'order.ts'), program)
  const tsc = join(ours, 'typescript/bin/tsc')
  const options = [...strict, '--types', 'node', 'order.ts']
  await run(process.execPath, [tsc, ...options], { cwd: folder })
}

/** Packs the contract as it would be published, and installs it in the folder with the packages that it needs. */
async function installContract() {
  const shell = process.platform === 'win32'
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: contract, shell })
  const [archive = ''] = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  const modules = join(folder, 'node_modules')
  const target = join(modules, '@etrend/contract')
  for (const scope of [target, join(modules, '@ts-rest'), join(modules, '@types')]) {
    mkdirSync(scope, { recursive: true })
  }
  await run('tar', ['-xzf', join(folder, archive), '-C', target, '--strip-components=1'])
  for (const name of ['zod', '@ts-rest/core']) {
    symlinkSync(join(contract, 'node_modules', name), join(modules, name))
  }
  symlinkSync(join(ours, '@types/node'), join(modules, '@types/node'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
}

function programInReadme() {
  const readme = readFileSync(join(contract, 'README.md'), 'utf8')
  const [, program = ''] = /```ts\n([^]*?)```/.exec(readme) ?? []
  return program
}
