import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isMissing } from '../lib/missing'
import { StartError } from '../start-error'

/**
 * Reads the secret in `file`, as bytes. Creates it (384 bits, readable by its owner only) if the file doesn't exist.
 * Throws StartError when it can't be read or written, or is shorter than 32 characters.
 */
export async function readSecret(file: string): Promise<Uint8Array> {
  const text = await keptOrMade(file).catch((error: unknown) => {
    throw new StartError(`The secret ${file} can't be read or made: ${reason(error)}.`, {
      cause: error,
    })
  })
  if (text.length < 32) {
    throw new StartError(
      `The secret ${file} is too short: delete it to get a new one, which signs everyone out.`,
    )
  }
  return new TextEncoder().encode(text)
}

async function keptOrMade(file: string) {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (!isMissing(error)) throw error
    return make(file)
  }
}

/** Writes a draft, flushes it, then renames it: a power cut leaves either the whole secret or none. */
async function make(file: string) {
  const folder = dirname(file)
  const secret = randomBytes(48).toString('base64url')
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFlushed(draft, secret)
  await rename(draft, file)
  await flush(folder)
  return secret
}

async function writeFlushed(file: string, text: string) {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flush(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function reason(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
