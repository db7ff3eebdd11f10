import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { useDebounced } from '../ui/use-debounced'
import { matchingGroups, startingGroups, type Choice, type Entries } from './choices'

const PAUSE_MS = 80

/**
 * The palette's groups for the typed text: pages and actions immediately, records when the server has answered. If the
 * user types on, only the search for the latest text counts.
 */
export function useGroups(entries: Entries, typed: string, recent: Choice[]) {
  const words = typed.trim()
  const q = useDebounced(words, PAUSE_MS)
  const found = api.staffSearch.find.useQuery({
    queryKey: ['search', q],
    queryData: { query: { q } },
    enabled: q !== '' && words !== '',
    placeholderData: keepPreviousData,
  })
  if (words === '') {
    return { groups: startingGroups(entries, recent), isLooking: false, failure: undefined, retry }
  }
  const isLooking = q !== words || found.isFetching
  return {
    groups: matchingGroups(entries, words, found.data?.body ?? []),
    isLooking,
    failure: found.error && !isLooking ? refusalOf(found.error).message : undefined,
    retry,
  }

  function retry() {
    void found.refetch()
  }
}
