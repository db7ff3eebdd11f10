import * as z from 'zod'
import { useRemembered } from '../lib/remembered'
import { useStored } from '../lib/session'

const kept = z.array(z.string())

/** Which notifications this user has read in this browser. Ids that are no longer listed are dropped. */
export function useReadMarks() {
  const [text, remember] = useRemembered(`read.${useStored('email') ?? ''}`)
  const read = new Set(readMarks(text))
  return {
    isRead: (id: string) => read.has(id),
    markRead: (ids: string[]) => {
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
