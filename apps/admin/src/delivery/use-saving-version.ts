import { useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { refusalOf } from '../lib/refusal'
import type { OtherVersion } from '../ui/form/conflict'
import type { Draft } from '../ui/form/form'
import { ifUnchanged } from './use-delivery-zones'

type Answer<Row> = { body: Row; headers: Headers }

/**
 * Saves a form that was started from an answer, unless somebody else has changed the same meanwhile: gives their version
 * then, and the next save replaces that one. `send` gets the headers of the call.
 */
export function useSavingVersion<Row, Values>(
  started: Answer<Row>,
  reread: () => Promise<{ data: Answer<Row> | undefined }>,
  draftOf: (row: Row) => DefaultValues<Draft<Values>>,
) {
  const [seen, setSeen] = useState(started)

  /** What somebody else has saved since, or undefined. */
  async function changedMeanwhile(): Promise<OtherVersion<Values> | undefined> {
    const { data: now } = await reread()
    if (!now || now.headers.get('etag') === seen.headers.get('etag')) return undefined
    setSeen(now)
    return { draft: draftOf(now.body), names: {} }
  }

  return async (send: (headers: ReturnType<typeof ifUnchanged>) => Promise<unknown>) => {
    try {
      await send(ifUnchanged(seen))
    } catch (error) {
      const theirs = refusalOf(error).status === 409 ? await changedMeanwhile() : undefined
      if (theirs) return theirs
      throw error
    }
    return undefined
  }
}
