import { keepPreviousData } from '@tanstack/react-query'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { useDebounced } from '../ui/controls/use-debounced'
import { matchingGroups, startingGroups, stillMatching, type Choice, type Entries } from './choices'

const PAUSE_MS = 80

/**
 * The palette's groups for the typed text: screens and actions immediately, records when the server has answered. Until
 * then, those records of the answer before are shown that contain the typed words, so that Enter opens no other one.
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
  const answer = found.data?.body ?? []
  const isOlder = q !== words || found.isPlaceholderData
  return {
    groups: matchingGroups(entries, words, isOlder ? stillMatching(answer, words) : answer),
    isLooking,
    failure: found.error && !isLooking ? refusalOf(found.error).message : undefined,
    retry,
  }

  function retry() {
    void found.refetch()
  }
}
