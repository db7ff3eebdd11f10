import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { BackupError } from './backup-error'
import { checkedDatabase } from './checked-database'
import { listedFiles, type OpenBackup } from './entries'
import { DATABASE, type Manifest } from './manifest'
import { sumOf, writeSummed, type Sum } from './summed-files'

/** Reads every byte of a backup, compares all checksums, and opens, checks and counts its database. */
export async function verifyBackup(backup: OpenBackup) {
  const folder = await mkdtemp(join(tmpdir(), 'etrend-verify-'))
  try {
    await readAll(backup, (path, content) =>
      path === DATABASE ? writeSummed(content, join(folder, path)) : sumOf(content),
    )
    await checkCopy(join(folder, DATABASE), backup.manifest)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Gives each file of a backup to `keep` and compares what it read with the manifest. Throws BackupError where a file
 * is missing, altered or not listed.
 */
export async function readAll(
  { manifest, entries }: OpenBackup,
  keep: (path: string, content: Readable) => Promise<Sum>,
  progress?: (done: number, all: number) => void,
) {
  const expected = new Map(listedFiles(manifest).map((file) => [file.path, file]))
  const all = expected.size
  for await (const { path, content } of entries) {
    const listed = expected.get(path)
    if (!listed) throw new BackupError(`${path} is not listed in this backup's manifest.`)
    const sum = await keep(path, content).catch((error: unknown) => {
      throw new BackupError(`${path} of this backup can't be read: ${String(error)}.`)
    })
    if (sum.bytes !== listed.bytes || sum.sha256 !== listed.sha256) {
      throw new BackupError(`${path} of this backup is damaged: its checksum differs.`)
    }
    expected.delete(path)
    progress?.(all - expected.size, all)
  }
  const [missing] = expected.keys()
  if (missing) throw new BackupError(`${missing} of this backup is missing.`)
}

/** Opens, checks and counts a copied database. Throws BackupError where it isn't what the manifest says. */
export async function checkCopy(file: string, { database }: Manifest) {
  const { migration, rows } = await checkedDatabase(file)
  if (migration !== database.migration || !isDeepStrictEqual(rows, database.rows)) {
    throw new BackupError('The database of this backup has other rows than its manifest says.')
  }
}
