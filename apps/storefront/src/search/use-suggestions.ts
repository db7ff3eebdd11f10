import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tsr } from '../lib/api'

const PAUSE_MS = 80
const KEPT_MS = 60_000

/**
 * What the shop suggests for a text once the typing pauses; a question that is no longer asked is taken back.
 * Until the answer is there, that of the text before stays: not `isCurrent`.
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
