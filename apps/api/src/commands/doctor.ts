import { existsSync } from 'node:fs'
import { StartError } from '@etrend/database'
import { openBackupStore } from '../backups/store'
import { dataDirParts, type DataDir } from '../data-dir/data-dir'
import { examine } from '../doctor/doctor'
import type { Finding } from '../doctor/finding'
import { readEnv, type Env } from '../env'

// `npm run doctor` and `npm run doctor -- https://shop.example`, see doctor/README.md.
try {
  const [storefront, admin, ...more] = process.argv.slice(2).map(originOf)
  if (more.length > 0) throw new StartError('Name the shop’s address, and the admin’s if you like.')
  const env = readEnv(process.env)
  const isHere = storefront === undefined || storefront === env.STOREFRONT_ORIGIN
  const found = await examine({
    storefront: storefront ?? env.STOREFRONT_ORIGIN,
    admin: admin ?? (isHere ? env.ADMIN_ORIGIN : undefined),
    inside: isHere ? insideOf(env) : undefined,
  })
  process.stdout.write(`${reportOf(found).join('\n')}\n`)
  process.exitCode = found.some(({ state }) => state === 'wrong') ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** The findings as lines for a terminal, in the order of the checks, and how many there are of each state. */
function reportOf(found: readonly Finding[]) {
  const states = ['wrong', 'warning', 'not checked', 'ok'] as const
  const widths = [
    Math.max(...states.map((state) => state.length)),
    Math.max(...found.map(({ check }) => check.length)),
  ]
  const [ofState = 0, ofCheck = 0] = widths
  const lines = found.map(
    ({ state, check, sentence }) =>
      `${state.padEnd(ofState)}  ${check.padEnd(ofCheck)}  ${sentence}`,
  )
  const counts = states.map(
    (state) => `${found.filter((finding) => finding.state === state).length} ${state}`,
  )
  return [...lines, '', `${counts.join(', ')}.`]
}

function insideOf(env: Env) {
  const folders = dataDirParts(env.DATA_DIR, env)
  return { env, folders, lastBackup: () => lastBackupIn(folders) }
}

/** When the newest good backup was made; undefined without one. */
async function lastBackupIn({ backups }: DataDir) {
  // Opening the list makes the folder, which is not for a check to do.
  if (!existsSync(backups)) return undefined
  return (await openBackupStore(backups).lastGood())?.made_at
}

function originOf(address: string) {
  const isOrigin = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  if (isOrigin) return new URL(address).origin
  throw new StartError(`${address} isn’t an address like https://shop.example.`)
}
