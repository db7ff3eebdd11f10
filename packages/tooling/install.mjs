import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPnpm, holdsPnpm } from './pnpm.mjs'
import { root, run } from './run.mjs'
import { stage } from './stage.mjs'
import { workspaces } from './workspaces.mjs'

const stampFile = join(root, 'node_modules', '.etrend-install.json')
const native = 'better-sqlite3'

/**
 * Installs the packages as the lockfile says, unless that has been done, and gives the folder of the pinned pnpm.
 * Throws an error when that fails; pnpm has then printed the reason.
 */
export async function install() {
  const stamp = readStamp()
  const wanted = wantedStamp()
  if (stamp.packages === wanted.packages && stamp.node === wanted.node && isWhole(stamp)) {
    return stamp.pnpm
  }
  const pnpm = await stage('Installing packages', () => installWith(stamp, wanted))
  writeFileSync(stampFile, JSON.stringify({ ...wanted, pnpm }))
  return pnpm
}

async function installWith(stamp, wanted) {
  const pnpm = await fetchPnpm()
  // Without --prod=false, NODE_ENV=production would leave out the devDependencies, which build the shop.
  await pnpmOrThrow(pnpm, [
    'install',
    '--frozen-lockfile',
    '--prod=false',
    '--config.confirmModulesPurge=false',
  ])
  // pnpm doesn't notice that an addon was compiled for another Node.
  if (stamp.node && stamp.node !== wanted.node) await pnpmOrThrow(pnpm, ['rebuild', '-r', native])
  return pnpm
}

async function pnpmOrThrow(folder, args) {
  const { code } = await run('pnpm', args, { path: [folder] })
  if (code === 0) return
  throw new Error(
    `The packages could not be installed; the reason is above. Where ${native} found no prebuilt binary it is compiled: that needs Python 3, make and a C++ compiler.`,
  )
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

/** What an install depends on: the lockfile, every manifest, and the Node that native addons are compiled for. */
function wantedStamp() {
  const hash = createHash('sha256')
  const manifests = workspaces().map(({ folder }) => join(folder, 'package.json'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  }
  const node = `${process.platform} ${process.arch} ${process.versions.modules}`
  return { packages: hash.digest('hex'), node }
}

/** Whether the install is still complete: every node_modules is there, and npm's cache still holds pnpm. */
function isWhole(stamp) {
  return holdsPnpm(stamp.pnpm) && workspaces().every(hasItsPackages)
}

function hasItsPackages({ folder, manifest }) {
  const needsSome = manifest.dependencies || manifest.devDependencies
  return !needsSome || existsSync(join(root, folder, 'node_modules'))
}
