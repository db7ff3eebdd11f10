import { rename } from 'node:fs/promises'

/** Whether an error says that a file or folder doesn't exist. */
export function isMissing(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** What a call about a file answers; undefined when the file doesn't exist. */
export async function unlessMissing<Result>(answer: Promise<Result>): Promise<Result | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Moves a file or folder, if there is one. */
export async function moveIfThere(from: string, to: string) {
  await unlessMissing(rename(from, to))
}
