import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { extract, pack } from 'tar-stream'
import { BackupError } from './backup-error'
import { DATABASE, MANIFEST, parseManifest, type Manifest } from './manifest'
import type { BackupStore } from './store'

/** A backup to read: its manifest, and each of its files once. A file must be read before the next one is asked for. */
export type OpenBackup = { manifest: Manifest; entries: AsyncIterable<Entry> }
type Entry = { path: string; content: Readable }

/** Opens a backup of the store. */
export function openListed(store: BackupStore, manifest: Manifest): OpenBackup {
  async function* entries() {
    for (const { path, sha256 } of listedFiles(manifest)) {
      const isPicture = path.startsWith('media/')
      const file = isPicture ? store.pool.fileOf(sha256) : join(store.folderOf(manifest.id), path)
      yield { path, content: createReadStream(file) }
    }
  }
  return { manifest, entries: entries() }
}

/** Opens a downloaded backup, one tar file. Throws BackupError when it isn't one. */
export async function openArchive(file: string): Promise<OpenBackup> {
  const entries = tarEntries(file)
  const first = await entries.next().catch(refuse)
  if (first.done || first.value.path !== MANIFEST) return refuse()
  const manifest = parseManifest(await text(first.value.content))
  return { manifest, entries }

  function refuse(): never {
    throw new BackupError(`${file} is not a backup of eTrend.`)
  }
}

/** A backup as one tar file, to be kept elsewhere: its manifest, then the files in its order. */
export function archiveOf({ manifest, entries }: OpenBackup): Readable {
  const sizes = new Map(listedFiles(manifest).map(({ path, bytes }) => [path, bytes]))
  const mtime = new Date(manifest.made_at)
  const tar = pack()
  const add = (name: string, size: number, content: Readable) =>
    new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size, mode: 0o600, mtime }, (error) =>
        error ? reject(error) : resolve(),
      )
      // The callback reports it; without a listener an error of the entry would end the process.
      entry.on('error', () => undefined)
      content.on('error', reject).pipe(entry)
    })

  async function write() {
    const list = Buffer.from(JSON.stringify(manifest))
    await add(MANIFEST, list.length, Readable.from([list]))
    for await (const { path, content } of entries) {
      try {
        await add(path, sizes.get(path) ?? 0, content)
      } finally {
        // Closes the file also where the caller broke the download off.
        content.destroy()
      }
    }
    tar.finalize()
  }

  write().catch((error: unknown) => tar.destroy(error instanceof Error ? error : undefined))
  return Readable.from(tar)
}

/** Every file of a backup beside its manifest. */
export function listedFiles({ database, files }: Manifest) {
  return [{ path: DATABASE, bytes: database.bytes, sha256: database.sha256 }, ...files]
}

async function* tarEntries(file: string): AsyncGenerator<Entry, undefined> {
  const tar = extract()
  const source = createReadStream(file)
  source.on('error', (error) => tar.destroy(error)).pipe(tar)
  for await (const entry of tar) yield { path: entry.header.name, content: Readable.from(entry) }
  return undefined
}
