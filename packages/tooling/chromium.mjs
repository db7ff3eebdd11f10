import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** Program names, preferred first: with the headless shell (no windows), browser tests take a fifth less time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

/**
 * Finds a Chromium for the browser tests and gives its path: CHROMIUM_PATH, else one that is installed on this system,
 * else one that is installed now. Throws an error that says what to install when none of these works.
 */
export async function findOrInstallChromium(pnpm) {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) throw new Error(`There is no file at CHROMIUM_PATH ${chosen}.`)
  const found = chosen || (await findChromium())
  if (found) return found
  console.log('Installing Chromium for the browser tests…')
  if (isDebianAsRoot()) await installFromDebian()
  if (!(await findChromium())) await installFromPlaywright(pnpm)
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome: install one with your system’s package manager, or set CHROMIUM_PATH to its program.',
  )
}

async function findChromium() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const places = [...onPath, ...usualPlaces(), await playwrightsOwn()]
  return places.find((place) => existsSync(place))
}

function usualPlaces() {
  const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
    ...windows.map((folder) => join(folder, 'Chromium', 'Application', 'chrome.exe')),
  ]
}

function isDebianAsRoot() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env, quiet: true })
  const install = (browser) => {
    const args = ['install', '-y', '-q', '--no-install-recommends', browser, 'fonts-liberation']
    return run('apt-get', args, { env, quiet: true })
  }
  const [shell, whole] = names
  // Older releases of Debian have only the package `chromium`, not the headless shell.
  if ((await install(shell)).code === 0) return
  const { code, output } = await install(whole)
  if (code !== 0) console.error(output)
}

async function installFromPlaywright(pnpm) {
  const args = ['--filter', '@etrend/tooling', 'exec', 'playwright-core', 'install', 'chromium']
  const { code, output } = await run('pnpm', args, { path: [pnpm], quiet: true })
  if (code !== 0) console.error(output)
}

/** Where the version of Playwright that the tests use keeps its own Chromium, installed or not. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}
