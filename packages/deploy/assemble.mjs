// `node packages/deploy/assemble.mjs FOLDER`: writes the image's files into a folder, after a build: the built shop
// with its production packages in /app, Node and the shared libraries that it needs, and nothing else: no shell.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of util-linux, which every Debian has. */
const PRLIMIT = '/usr/bin/prlimit'
const house = fileURLToPath(new URL('../..', import.meta.url))
const given = process.argv[2]
if (!given) throw new Error('Name the folder to write into.')
const image = resolve(given)
const app = join(image, 'app')

if (!existsSync(join(house, 'apps/api/dist/server.js'))) throw new Error('Build the shop first.')
rmSync(image, { recursive: true, force: true })
copyApi()
for (const part of ['apps/storefront/dist', 'apps/admin/dist', 'packages/postgres/migrations'])
  copy(join(house, part), join(app, part))
copy(join(house, 'packages/deploy/healthcheck.mjs'), join(app, 'packages/deploy/healthcheck.mjs'))
removeUnused(join(app, 'apps/api/node_modules'))
copyPrograms()
copySystemFiles()

/** The API's built files, SQLite's migrations and the production packages, as the lockfile says. */
function copyApi() {
  const api = join(app, 'apps/api')
  const args = ['--config.inject-workspace-packages=true', '--filter', '@etrend/api']
  execFileSync('pnpm', [...args, 'deploy', '--prod', '--prefer-offline', api], {
    cwd: house,
    stdio: 'inherit',
  })
  const needed = new Set(['dist', 'drizzle', 'node_modules', 'package.json'])
  for (const name of readdirSync(api)) {
    if (!needed.has(name)) rmSync(join(api, name), { recursive: true })
  }
  // Only writing a new migration needs to know how the tables were after the last one.
  const meta = join(api, 'drizzle/meta')
  for (const name of readdirSync(meta)) {
    if (name.endsWith('_snapshot.json')) rmSync(join(meta, name))
  }
}

/** What packages carry and nobody reads at run time: other machines' programs, C sources, tests, types, maps, fonts. */
function removeUnused(packages) {
  const own = `${process.platform}-${process.arch}.node`
  for (const name of readdirSync(packages, { recursive: true })) {
    const isOfOthers = /\/prebuilds\/[^/]+\.node$/.test(name) && !name.endsWith(`/${own}`)
    const isSource = /better-sqlite3\/deps\//.test(name) || /\.(map|d\.[cm]?ts|md|ps)$/.test(name)
    const isOfAuthors = /\/node_modules\/(@[^/]+\/)?[^/@]+\/(tests?|\.yarn)\//.test(name)
    const isForBrowsers = /[.-]min\.js$|\.standalone\.js$/.test(name)
    const isOtherFont = /\/@fontsource[^/]*\/.*(-(standard|wdth)-|-italic\.)/.test(name)
    if (isOfOthers || isSource || isOfAuthors || isForBrowsers || isOtherFont)
      rmSync(join(packages, name), { recursive: true, force: true })
  }
}

/**
 * Node, prlimit, which limits the memory of Node's helper processes, and the libraries that these and the packages'
 * machine code load, at the paths where they look for them.
 */
function copyPrograms() {
  copy(process.execPath, join(image, 'usr/local/bin/node'))
  copy(PRLIMIT, join(image, PRLIMIT))
  const machineCode = readdirSync(app, { recursive: true })
    .filter((name) => /\.node$|\.so(\.\d+)*$/.test(name))
    .map((name) => join(app, name))
  for (const file of new Set([process.execPath, PRLIMIT, ...machineCode].flatMap(librariesOf))) {
    copy(file, join(image, file))
  }
}

function librariesOf(file) {
  const lines = execFileSync('ldd', [file], { encoding: 'utf8' })
  const paths = [...lines.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path]) => path)
  return paths.filter((path) => !path.startsWith(app))
}

/** The few files of a system that Node asks for: users, names of hosts, and folders to write in. */
function copySystemFiles() {
  write('etc/passwd', 'root:x:0:0::/:\netrend:x:1000:1000::/data:\n')
  write('etc/group', 'root:x:0:\netrend:x:1000:\n')
  write('etc/nsswitch.conf', 'hosts: files dns\n')
  for (const folder of ['data', 'tmp']) mkdirSync(join(image, folder))
  // As on every system: each user may write there, and delete only what is theirs.
  chmodSync(join(image, 'tmp'), 0o1777)
}

function write(name, text) {
  mkdirSync(dirname(join(image, name)), { recursive: true })
  writeFileSync(join(image, name), text)
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, dereference: true })
}
