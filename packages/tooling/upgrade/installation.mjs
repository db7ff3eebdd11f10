import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { root } from '../run.mjs'

const ENV_FILE = '/etc/etrend/etrend.env'
const UNIT = 'etrend.service'

/**
 * Finds how this shop is installed: a folder with `releases/` and the link `current`, its settings, who owns its data,
 * and the command that restarts it. Throws an error that says what is missing.
 */
export function findInstallation({ envFile = ENV_FILE, restart }) {
  const home = dirname(dirname(realpathSync(root)))
  const current = join(home, 'current')
  const releases = join(home, 'releases')
  if (!existsSync(releases) || !existsSync(current) || !lstatSync(current).isSymbolicLink()) {
    throw new Error(
      `${root} isn't in a folder of releases with a link \`current\`: packages/deploy/README.md shows how to install the shop so. Where the shop runs by \`npm start\`, fetch the new version and run \`npm start\` again: it backs up and migrates by itself.`,
    )
  }
  if (!existsSync(envFile))
    throw new Error(`There are no settings in ${envFile}: name the file by --env-file=FILE.`)
  const settings = parseEnv(readFileSync(envFile, 'utf8'))
  if (!settings.DATA_DIR || !existsSync(settings.DATA_DIR)) {
    throw new Error(`${envFile} must name DATA_DIR, a folder that exists.`)
  }
  if (!restart && !hasUnit()) {
    throw new Error(
      `There is no ${UNIT} here: name the command that restarts the shop by --restart=COMMAND.`,
    )
  }
  return {
    current,
    releases,
    former: realpathSync(current),
    settings: { ...settings, DATA_DIR: resolve(settings.DATA_DIR) },
    owner: ownerOf(settings.DATA_DIR),
    restart: restart ?? `systemctl restart ${UNIT}`,
  }
}

/** A new folder for a release; folders sort by age. */
export function newRelease({ releases }) {
  const folder = join(releases, new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''))
  mkdirSync(folder)
  return folder
}

/** The shop's programs run as the owner of its data, so that root makes no file that the shop can't read. */
function ownerOf(folder) {
  const { uid, gid } = statSync(folder)
  return process.getuid?.() === 0 ? { uid, gid } : {}
}

function hasUnit() {
  try {
    execFileSync('systemctl', ['cat', UNIT], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
