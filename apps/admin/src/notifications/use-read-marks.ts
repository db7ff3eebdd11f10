import * as z from 'zod'
import { useRemembered } from '../lib/remembered'
import { useStored } from '../lib/session'

const kept = z.array(z.string())

/**
 * Which notifications this user has read in this browser. `markRead` gets the ids that were shown.
 * Marks of ids that are no longer listed are dropped, but only when every source has answered:
 * those of a source that is still loading may be listed again in a moment.
 */
export function useReadMarks() {
  const [text, remember] = useRemembered(`read.${useStored('email') ?? ''}`)
  const read = new Set(readMarks(text))
  return {
    isRead: (id: string) => read.has(id),
    markRead: (shown: string[], isEverySourceKnown: boolean) => {
      const ids = isEverySourceKnown ? shown : [...new Set([...read, ...shown])]
      if (ids.length !== read.size || ids.some((id) => !read.has(id))) remember(JSON.stringify(ids))
    },
  }
}

function readMarks(text: string | undefined) {
  try {
    return kept.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
