import { randomBytes } from 'node:crypto'
import { type Files, StartError } from '@etrend/database'

/** The key that signs access tokens and other links. */
const TOKENS_KEY = 'secrets/tokens.key'

/**
 * The shop's secret of this path, as bytes. Makes it (384 bits) if there is none: all servers of a shop get the same one.
 * Throws StartError when it can't be read or written, or is shorter than 32 characters.
 */
export async function readSecret(
  files: Pick<Files, 'madeOnce'>,
  path = TOKENS_KEY,
): Promise<Uint8Array> {
  const make = () => Buffer.from(randomBytes(48).toString('base64url'))
  const kept = await files.madeOnce(path, make).catch((error: unknown) => {
    throw new StartError(`The secret ${path} can't be read or made: ${reason(error)}.`, {
      cause: error,
    })
  })
  const text = kept.toString('utf8').trim()
  if (text.length < 32) {
    throw new StartError(
      `The secret ${path} is too short: delete it to get a new one, which signs everyone out.`,
    )
  }
  return new TextEncoder().encode(text)
}

function reason(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
