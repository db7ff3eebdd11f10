import { existsSync } from 'node:fs'
import { findChromium, installFromPlaywright } from './chromium.mjs'
import { findPostgres } from './find-postgres.mjs'
import { onPath } from './on-path.mjs'
import { run } from './run.mjs'
import { onePassed, oneSkipped, sum } from './totals.mjs'

/**
 * The programs beside Node that tests need. `variable` of the environment may name another one than the one that `find`
 * finds; `packages` are Debian's, of which the first that exists is installed, with what stands behind it.
 */
const programs = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    find: findChromium,
    // Older releases of Debian have only the package `chromium`, not the headless shell.
    packages: [
      ['chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
    installOtherwise: installFromPlaywright,
    without: 'journeys are skipped, and the gates can’t run',
  },
  postgres: {
    title: 'PostgreSQL 15 or newer',
    find: findPostgres,
    packages: [['postgresql']],
    without: 'the tests on it are skipped',
  },
  caddy: proxy('caddy', 'Caddy', 'caddy'),
  nginx: proxy('nginx', 'nginx', 'nginx-light'),
  openssl: {
    title: 'OpenSSL',
    find: () => onPath('openssl'),
    packages: [['openssl']],
    without: 'the tests with certificates fail',
  },
}

function proxy(program, title, ...packages) {
  const without = 'the https journeys behind it are skipped'
  const variable = `${title.toUpperCase()}_PATH`
  return { title, variable, find: () => onPath(program), packages: [packages], without }
}

/** Whether Debian's packages have been looked up in this run. */
let isUpdated = false

/**
 * Finds these programs, or installs them where it can (`pathOf`), and says what it did. Counts those that are there as
 * passed, and those that are missing as skipped.
 */
export async function prepareMachine(names, pnpm, pathOf = programPath) {
  const totals = []
  for (const name of names) {
    const { title, packages, variable, without } = programs[name]
    const path = await pathOf(name, pnpm)
    totals.push(path ? onePassed : oneSkipped)
    const advice = `Debian: apt install ${packages[0].join(' ')}${variable ? `; or set ${variable}` : ''}`
    console.log(path ? `${title}: ${path}` : `${title} is missing, so ${without} (${advice}).`)
  }
  return sum(totals)
}

/** The path of a program that tests need: found, or else installed now. Undefined where it can't be installed. */
export async function programPath(name, pnpm) {
  const { title, variable, find, packages, installOtherwise } = programs[name]
  const chosen = variable && process.env[variable]
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`There is no file at ${variable} ${chosen}.`)
    return chosen
  }
  const found = await find()
  if (found) return found
  if (canInstall()) {
    console.log(`Installing ${title} for the tests…`)
    await installFromDebian(packages)
  }
  return (await find()) ?? (await installOtherwise?.(pnpm))
}

function canInstall() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** Installs the first of these sets of packages that Debian has. */
async function installFromDebian(sets) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!isUpdated) await run('apt-get', ['update', '-q'], { env, quiet: true })
  isUpdated = true
  let problem = ''
  for (const packages of sets) {
    const args = ['install', '-y', '-q', '--no-install-recommends', ...packages]
    const { code, output } = await run('apt-get', args, { env, quiet: true })
    if (code === 0) return
    problem = output
  }
  console.error(problem)
}
