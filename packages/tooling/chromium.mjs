import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './on-path.mjs'
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

/** A Chromium or Chrome that is installed on this system. */
export async function findChromium() {
  return onPath(...names) ?? [...usualPlaces(), await playwrightsOwn()].find(existsSync)
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

/** Installs Playwright's own Chromium, and gives its path. */
export async function installFromPlaywright(pnpm) {
  const args = ['--filter', '@etrend/tooling', 'exec', 'playwright-core', 'install', 'chromium']
  const { code, output } = await run('pnpm', args, { path: [pnpm], quiet: true })
  if (code !== 0) console.error(output)
  const path = await playwrightsOwn()
  return existsSync(path) ? path : undefined
}

/** Where the version of Playwright that the tests use keeps its own Chromium, installed or not. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}
