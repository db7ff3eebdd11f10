import { type Files, folderFiles } from '@etrend/database'
import { inTransaction, openPool, rowsOf, unhurried } from './connections'
import { insertFile, readRow } from './files'

/**
 * Takes over the pictures and secrets of a shop whose rows were moved to PostgreSQL by a version that left its files in
 * `folder`: such a shop has no secret in the database. The pictures stay in the folder, as its cache.
 */
export async function adoptFiles(url: string, folder: string) {
  const local = folderFiles(folder)
  const secrets = await local.paths('secrets')
  if (secrets.length === 0) return
  const pool = openPool(url, 1, unhurried)
  try {
    await inTransaction(pool, '', async (tx) => {
      // Of servers that start together, one adopts its files, and the others see its secret.
      await tx.query('LOCK TABLE shop_file IN EXCLUSIVE MODE')
      const kept = await rowsOf(tx, `SELECT 1 FROM shop_file WHERE starts_with(path, 'secrets/')`)
      if (kept.length > 0) return
      for (const path of [...(await local.paths('media')), ...secrets]) {
        const bytes = await local.read(path)
        if (bytes) await insertFile(tx, { path, bytes })
      }
    })
    for (const path of secrets) {
      const [ours, theirs] = [await local.read(path), await readRow(pool, path)]
      if (ours && theirs?.equals(ours)) await local.delete(path)
    }
  } finally {
    await pool.end()
  }
}

/** What a backup reads. Before the migration that makes their table, the files of such a shop are in `folder`. */
export function adoptedOrLocal(files: Files, folder: string): Pick<Files, 'list' | 'read'> {
  const local = folderFiles(folder)
  const unlessNoTable = <Result>(found: Promise<Result>, other: () => Promise<Result>) =>
    found.catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE)
        return other()
      throw error
    })
  return {
    list: (name, ending) => unlessNoTable(files.list(name, ending), () => local.list(name, ending)),
    read: (path) => unlessNoTable(files.read(path), () => local.read(path)),
  }
}

const UNDEFINED_TABLE = '42P01'
