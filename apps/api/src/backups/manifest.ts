import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupReason, type BackupReason } from '@etrend/contract'
import { pictureFormats } from '@etrend/domain'
import * as z from 'zod'
import { parsed } from '../lib/parsed'
import { BackupError } from './backup-error'

export const MANIFEST = 'manifest.json'
export const DATABASE = 'shop.db'

const sum = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }
const kept = z.strictObject({
  path: z.string().regex(/^(secrets|media)\/([\w-][\w.-]*\/)*[\w-][\w.-]*$/),
  ...sum,
})

const manifest = z.strictObject({
  format: z.literal('etrend-backup'),
  version: z.literal(1),
  id: z.string().regex(/^\d{8}T\d{9}Z-[a-z]+$/),
  made_at: z.iso.datetime(),
  reason: backupReason,
  database: z.strictObject({
    ...sum,
    /** The newest migration that it has, in ms. */
    migration: z.int(),
    /** Rows by table. */
    rows: z.record(z.string(), z.int()),
  }),
  files: z.array(kept),
})

/** What a backup holds, with a checksum for each file (README.md beside this file). */
export type Manifest = z.infer<typeof manifest>

/** Reads and checks the text of a manifest. Throws BackupError when it isn't one. */
export function parseManifest(text: string): Manifest {
  const read = manifest.safeParse(parsed(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new BackupError(
    `Its ${MANIFEST} is damaged (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}).`,
  )
}

export async function readManifest(folder: string) {
  return parseManifest(await readFile(join(folder, MANIFEST), 'utf8'))
}

/** How many files of pictures a backup holds. Pictures that are still sketches have none. */
export function pictureCount({ files }: Manifest) {
  return files.filter(({ path }) => path.startsWith('media/') && endings.test(path)).length
}

const endings = new RegExp(`\\.(${pictureFormats.join('|')})$`)

/** '20261122T021500123Z-nightly': sorts by time. */
export function idOf(now: Date, reason: BackupReason) {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${reason}`
}
