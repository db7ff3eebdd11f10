import { StartError } from '@etrend/database'

/** To be called with the error of the first question to the database: without an answer, the shop doesn't start. */
export function refuseUnusable(error: unknown): never {
  if (error instanceof StartError) throw error
  throw new StartError(`The database of DATABASE_URL can't be used: ${reasonOf(error)}.`, {
    cause: error,
  })
}

export function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
