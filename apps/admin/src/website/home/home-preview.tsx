import type { HomeRow } from '@etrend/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api'
import { okOf, refusalOf } from '../../lib/refusal'
import { Button } from '../../ui/controls/button'
import { useDebounced } from '../../ui/controls/use-debounced'

const PAUSE_MS = 400
const sizes = {
  Phone: { frame: 'h-full w-97.5', box: 'w-97.5' },
  // 1440 px wide, drawn at 0.4 of its size.
  Computer: { frame: 'h-[250%] w-360 origin-top-left scale-40', box: 'w-144' },
} as const
type Size = keyof typeof sizes

/** The home page as shoppers would see it with these rows, at each change and before anything is saved. */
export function HomePreview({ rows }: { rows: HomeRow[] }) {
  const [size, setSize] = useState<Size>('Phone')
  const [isReady, setReady] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const settled = useDebounced(rows, PAUSE_MS)
  const { data, error } = useQuery({
    queryKey: ['pages', 'home', 'shown', settled],
    queryFn: async () => okOf(await api.previews.home.mutate({ body: { rows: settled } })).body,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

  useEffect(() => {
    const hear = ({ source }: MessageEvent) => {
      if (source === frame.current?.contentWindow) setReady(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (!isReady || !data) return
    const { home, frame_url } = data
    frame.current?.contentWindow?.postMessage({ home }, new URL(frame_url).origin)
  }, [isReady, data])

  return (
    <section aria-label="Live preview" className={`shrink-0 ${sizes[size].box}`}>
      <div className="sticky top-18 grid gap-3">
        <div className="flex items-center gap-2">
          <h2 className="font-semibold me-auto font-sans text-base">As shoppers will see it</h2>
          {(['Phone', 'Computer'] as const).map((one) => (
            <Button key={one} aria-pressed={one === size} onClick={() => setSize(one)}>
              {one}
            </Button>
          ))}
        </div>
        {error ? (
          <p role="status" className="text-muted">
            Not shown yet: {refusalOf(error).message}
          </p>
        ) : null}
        <div className="h-[calc(100dvh-10rem)] overflow-hidden rounded-control border border-line">
          {data ? (
            <iframe
              ref={frame}
              title="The home page as shoppers will see it"
              // Tab passes it by, also while it is loading: nothing in it can be used.
              tabIndex={-1}
              src={data.frame_url}
              className={`bg-paper ${sizes[size].frame}`}
            />
          ) : error ? null : (
            <p className="p-4 text-muted">Loading the preview…</p>
          )}
        </div>
      </div>
    </section>
  )
}
