import { cpSync, existsSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { root, run } from '../run.mjs'
import { newRelease } from './installation.mjs'

const notCopied = new Set(['node_modules', 'dist', '.turbo', '.git', 'data', 'test-results'])

/**
 * Puts the new version's sources into a folder of its own and gives that. `source` is a folder, a .tar.gz, or a ref of
 * the git repository that this version came from; by default the branch that is checked out here. A release that is
 * there already is used as it is: so one goes back.
 */
export async function fetchRelease(source, installation) {
  const named = source && resolve(process.env.INIT_CWD ?? root, source)
  const isThere = named !== undefined && existsSync(named)
  if (isThere && dirname(realpathSync(named)) === realpathSync(installation.releases)) {
    return realpathSync(named)
  }
  const release = newRelease(installation)
  try {
    if (isThere && statSync(named).isDirectory()) copyFolder(named, release)
    else if (isThere) await unpack(named, release)
    else await clone(source, release)
    if (!existsSync(join(release, 'apps/api/package.json'))) {
      throw new Error(`${source ?? 'What git fetched'} holds no eTrend.`)
    }
    return release
  } catch (error) {
    rmSync(release, { recursive: true, force: true })
    throw error
  }
}

function copyFolder(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !notCopied.has(basename(path)) })
}

async function unpack(file, release) {
  await succeed('tar', [
    '--extract',
    '--file',
    file,
    '--directory',
    release,
    '--strip-components=1',
  ])
}

async function clone(ref, release) {
  if (!existsSync(join(root, '.git'))) {
    throw new Error(
      'This version didn’t come from git: name the folder or the .tar.gz of the new one.',
    )
  }
  const wanted = ref ?? (await succeed('git', ['rev-parse', '--abbrev-ref', 'HEAD'])).trim()
  if (wanted === 'HEAD') throw new Error('No branch is checked out here: name a branch or a tag.')
  const address = (await succeed('git', ['remote', 'get-url', 'origin'])).trim()
  await succeed('git', [
    'clone',
    '--quiet',
    '--depth=1',
    '--branch',
    wanted,
    '--',
    address,
    release,
  ])
}

async function succeed(command, args) {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) throw new Error(`${command} ${args[0]} failed: ${output.trim()}`)
  return output
}
