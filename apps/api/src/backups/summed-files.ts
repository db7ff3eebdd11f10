import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Writable, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isMissing } from '@etrend/database'

/** A file's size in bytes and SHA-256 in hex. */
export type Sum = { bytes: number; sha256: string }

const PRIVATE_FILE = 0o600
export const PRIVATE_FOLDER = 0o700

/** Reads a stream to its end and gives its size and checksum; nothing is kept. */
export async function sumOf(content: Readable): Promise<Sum> {
  const sum = createHash('sha256')
  let bytes = 0
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      sum.update(chunk)
      bytes += chunk.length
      done()
    },
  })
  await pipeline(content, counter)
  return { bytes, sha256: sum.digest('hex') }
}

export function sumOfFile(file: string) {
  return sumOf(createReadStream(file))
}

/** Writes a stream to a new file that only its owner may read, flushed to disk. Returns its size and checksum. */
export async function writeSummed(content: Readable, file: string): Promise<Sum> {
  const sum = createHash('sha256')
  let bytes = 0
  // The pipeline rejects with an error from before it began, too; without a listener that would end the process.
  content.on('error', () => undefined)
  await makeFolder(dirname(file))
  content.on('data', (chunk: Buffer) => {
    sum.update(chunk)
    bytes += chunk.length
  })
  await pipeline(content, createWriteStream(file, { mode: PRIVATE_FILE, flags: 'wx', flush: true }))
  return { bytes, sha256: sum.digest('hex') }
}

/** Writes a text file whole or not at all, and flushes it to disk. */
export async function writeWhole(file: string, text: string) {
  const draft = `${file}.draft`
  await rm(draft, { force: true })
  const handle = await open(draft, 'wx', PRIVATE_FILE)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await syncFolder(dirname(file))
}

export async function makeFolder(folder: string) {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
}

/** Makes renames in a folder survive a power cut. Windows does that by itself and can't open folders. */
export async function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The files below a folder, as paths with '/' relative to it; none when it doesn't exist. */
export async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (isMissing(error)) return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
