import { createHash } from 'node:crypto'
import { StartError, folderFiles } from '@etrend/database'
import * as z from 'zod'
import { rowsOf, type Connection } from './connections'
import { insertFile, parts, readRows } from './files'

const sums = z.array(z.object({ path: z.string(), sha256: z.string() }))

/**
 * Replaces the pictures and secrets in the database by those in the folders of `root`, within the transaction of the
 * caller, and compares all checksums. Throws StartError where a file comes out otherwise than it was.
 */
export async function copyFilesIn(tx: Connection, root: string) {
  const source = folderFiles(root)
  await tx.query('TRUNCATE shop_file')
  const expected = new Map<string, string>()
  for (const path of [...(await source.paths('media')), ...(await source.paths('secrets'))]) {
    const bytes = await source.read(path)
    if (!bytes) throw new StartError(`${path} was deleted meanwhile: nothing has been changed.`)
    await insertFile(tx, { path, bytes })
    expected.set(path, sumOf(bytes))
  }
  const found = await sumsIn(tx)
  const wrong = found.find(({ path, sha256 }) => expected.get(path) !== sha256)
  if (!wrong && found.length === expected.size) return found.length
  throw new StartError(
    `${wrong?.path ?? 'A picture'} came out otherwise than it was: nothing has been changed.`,
  )
}

/**
 * Writes the pictures and secrets of the database into the folders of `root`, reads them again and compares their
 * checksums. Returns how many there are; none where the database is older than its table of files.
 */
export async function copyFilesOut(connection: Connection, root: string) {
  const [table] = await rowsOf(
    connection,
    `SELECT to_regclass('shop_file') IS NOT NULL AS is_there`,
  )
  if (!table?.['is_there']) return 0
  const target = folderFiles(root)
  let copied = 0
  for (const some of parts(await sumsIn(connection), AT_ONCE)) {
    const expected = new Map(some.map(({ path, sha256 }) => [path, sha256]))
    // Without those that another server has deleted meanwhile, which no row names.
    const found = await readRows(connection, [...expected.keys()])
    await target.write(found)
    for (const { path } of found) {
      const written = await target.read(path)
      if (!written || sumOf(written) !== expected.get(path)) {
        throw new StartError(`${path} was written otherwise than it is in the database.`)
      }
    }
    copied += found.length
  }
  return copied
}

/** Files in memory at the same time. */
const AT_ONCE = 100

async function sumsIn(connection: Connection) {
  return sums.parse(
    await rowsOf(
      connection,
      `SELECT path, encode(sha256(bytes), 'hex') AS sha256 FROM shop_file ORDER BY path`,
    ),
  )
}

function sumOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
