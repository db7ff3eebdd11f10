// `npm run upgrade [-- SOURCE]`: brings a shop without Docker to a new version, and back to the former one when the
// new one doesn't answer (packages/deploy/README.md). Plain Node, like all commands of the operator.
import './node-version.mjs'
import { stage } from './stage.mjs'
import { buildRelease } from './upgrade/build.mjs'
import { backUp, tryOnCopy } from './upgrade/copy.mjs'
import { fetchRelease } from './upgrade/fetch.mjs'
import { findInstallation } from './upgrade/installation.mjs'
import { switchTo } from './upgrade/switch.mjs'

try {
  await upgrade(readArguments(process.argv.slice(2)))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function upgrade({ source, withoutWayBack, ...options }) {
  const installation = findInstallation(options)
  const { former, settings } = installation
  const release = await stage('Fetching the new version', () => fetchRelease(source, installation))
  await stage('Building it beside the running one', () => buildRelease(release))
  const backup = await stage('Backing up', () => backUp(former, installation))
  await stage('Trying it on a copy, and the former version after it', () =>
    tryOnCopy(backup, { release, former, installation, withoutWayBack }),
  )
  await stage('Switching over', () => switchTo(release, installation, { backup, withoutWayBack }))
  console.log(`The shop runs ${release}, on ${settings.DATA_DIR}.`)
  console.log(`The former version stays in ${former}. The way back: npm run upgrade -- ${former}`)
}

function readArguments(given) {
  const option = (name) => given.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
  const known = /^--(env-file=|restart=|without-way-back$)/
  const unknown = given.find((word) => word.startsWith('--') && !known.test(word))
  const [source, ...more] = given.filter((word) => !word.startsWith('--'))
  if (unknown || more.length > 0) {
    throw new Error(
      'npm run upgrade [-- [FOLDER or FILE.tar.gz or GIT-REF] [--env-file=FILE] [--restart=COMMAND] [--without-way-back]]',
    )
  }
  return {
    source,
    envFile: option('--env-file'),
    restart: option('--restart'),
    withoutWayBack: given.includes('--without-way-back'),
  }
}
