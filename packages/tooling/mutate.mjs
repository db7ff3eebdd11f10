// `npm run mutate` or `npm run mutate -- money stock`: changes the code in small ways, one by one, and counts how many
// of the changes the nearest tests notice (mutation/README.md). Stryker is installed in a copy of the house only,
// because nobody else needs its packages.
import './node-version.mjs'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfTheHouse } from './house-copy.mjs'
import { install } from './install.mjs'
import { areas, LEAST } from './mutation/areas.mjs'
import { root, run } from './run.mjs'

const STRYKER = '10.1.1'
const reports = join(root, 'packages', 'tooling', 'test-results', 'mutation')

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !areas.some((area) => area.name === name))
if (unknown.length > 0) {
  const names = areas.map(({ name }) => name).join(', ')
  console.error(`No area is called ${unknown.join(', ')}; there are ${names}.`)
  process.exit(2)
}

let house
try {
  const pnpm = await install()
  house = copyOfTheHouse('mutation')
  const chosen = areas.filter(({ name }) => asked.length === 0 || asked.includes(name))
  for (const folder of new Set(chosen.map((area) => area.folder))) addStryker(folder)
  const args = ['install', '--dir', house, '--no-frozen-lockfile', '--prefer-offline']
  if ((await run('pnpm', args, { path: [pnpm] })).code !== 0) throw new Error('Stryker is missing.')
  mkdirSync(reports, { recursive: true })
  const results = []
  for (const area of chosen) results.push(await mutate(area))
  console.log(`\n${results.map(line).join('\n')}`)
  process.exitCode = results.every(({ score }) => score >= LEAST) ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  if (house) rmSync(house, { recursive: true, force: true })
}

function addStryker(folder) {
  const file = join(house, folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.devDependencies['@stryker-mutator/core'] = STRYKER
  manifest.devDependencies['@stryker-mutator/vitest-runner'] = STRYKER
  writeFileSync(file, JSON.stringify(manifest))
}

/** Runs Stryker over one area, and gives how many changes its tests noticed. Survivors are in the area's report. */
async function mutate({ name, folder, mutate: files, tests, atOnce = 2 }) {
  console.log(`\n── ${name}`)
  const cwd = join(house, folder)
  const json = join(reports, `${name}.json`)
  writeFileSync(join(cwd, 'vitest.mutation.config.ts'), vitestConfig(folder, tests))
  writeFileSync(
    join(cwd, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'vitest.mutation.config.ts', related: false },
      mutate: files,
      inPlace: true,
      // What runs once when a module is loaded needs a new process for each change: ten times the time.
      ignoreStatic: true,
      concurrency: atOnce,
      timeoutMS: 30_000,
      reporters: ['json', 'clear-text', 'progress-append-only'],
      jsonReporter: { fileName: json },
      clearTextReporter: { reportTests: false, logTests: false },
      thresholds: { high: LEAST, low: LEAST, break: null },
    }),
  )
  const began = performance.now()
  const bin = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const { code } = await run(process.execPath, [bin, 'run'], { cwd })
  if (code !== 0) throw new Error(`Stryker could not change ${name}; the reason is above.`)
  const mutants = Object.values(JSON.parse(readFileSync(json, 'utf8')).files).flatMap(
    (file) => file.mutants,
  )
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const all = noticed + count('Survived', 'NoCoverage')
  const minutes = (performance.now() - began) / 60_000
  return { name, all, noticed, score: (100 * noticed) / all, minutes }
}

function vitestConfig(folder, tests) {
  return `import { defineConfig, mergeConfig } from 'vitest/config'
import base from './vitest.config'
export default mergeConfig(base, defineConfig({ test: { include: ${JSON.stringify(tests)} } }))
`
}

function line({ name, all, noticed, score, minutes }) {
  return `| ${name} | ${all} | ${noticed} | ${score.toFixed(1)} % | ${minutes.toFixed(0)} min |`
}
