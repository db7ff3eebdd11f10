import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tsr } from '../lib/api'

const PAUSE_MS = 80
const KEPT_MS = 60_000

/**
 * The server's suggestions for a text, requested when typing pauses. A request that is no longer needed is aborted.
 * Until the answer comes, the previous suggestions stay and `isCurrent` is false.
 */
export function useSuggestions(text: string) {
  const q = usePaused(text)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['suggestions', q],
    queryFn: async ({ signal }) => {
      const answer = await tsr.store.search.query({ query: { q }, fetchOptions: { signal } })
      if (answer.status !== 200) throw answer
      return answer.body
    },
    enabled: q !== '' && text !== '',
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
  })
  const suggestions = text === '' ? undefined : data
  return { suggestions, isCurrent: q === text && !isPlaceholderData }
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
