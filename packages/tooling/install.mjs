import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPnpm, holdsPnpm } from './pnpm.mjs'
import { root, run } from './run.mjs'
import { stage } from './stage.mjs'
import { workspaces } from './workspaces.mjs'

const stampFile = join(root, 'node_modules', '.etrend-install.json')

/**
 * Installs the packages as the lockfile says, unless that has been done, and gives the folder of the pinned pnpm.
 * Throws an error when that fails; pnpm has then printed the reason.
 */
export async function install() {
  const stamp = readStamp()
  const wanted = wantedStamp()
  if (stamp.packages === wanted.packages && stamp.machine === wanted.machine && isWhole(stamp)) {
    return stamp.pnpm
  }
  const pnpm = await stage('Installing packages', installNow)
  writeFileSync(stampFile, JSON.stringify({ ...wanted, pnpm }))
  return pnpm
}

async function installNow() {
  const pnpm = await fetchPnpm()
  // Without --prod=false, NODE_ENV=production would leave out the devDependencies, which build the shop.
  const { code } = await run(
    'pnpm',
    ['install', '--frozen-lockfile', '--prod=false', '--config.confirmModulesPurge=false'],
    { path: [pnpm] },
  )
  if (code !== 0) throw new Error('The packages could not be installed; the reason is above.')
  return pnpm
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

/** What an install depends on: the lockfile, every manifest, and the kind of machine (some packages hold machine code). */
function wantedStamp() {
  const hash = createHash('sha256')
  const manifests = workspaces().map(({ folder }) => join(folder, 'package.json'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  return { packages: hash.digest('hex'), machine: `${process.platform} ${process.arch}` }
}

/** Whether the install is still complete: every node_modules is there, and npm's cache still holds pnpm. */
function isWhole(stamp) {
  return holdsPnpm(stamp.pnpm) && workspaces().every(hasItsPackages)
}

function hasItsPackages({ folder, manifest }) {
  const needsSome = manifest.dependencies || manifest.devDependencies
  return !needsSome || existsSync(join(root, folder, 'node_modules'))
}
