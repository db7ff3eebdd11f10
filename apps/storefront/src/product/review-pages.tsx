import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'

type ReviewPagesProps = { page: number; pages: number; onChoose: (page: number) => void }

/** Links to newer and older reviews; without script the server renders those pages. */
export function ReviewPages({ page, pages, onChoose }: ReviewPagesProps) {
  if (pages === 1) return null

  function choose(event: MouseEvent, target: number) {
    event.preventDefault()
    onChoose(target)
    document.getElementById('tab-reviews')?.scrollIntoView()
  }

  return (
    <nav aria-label="Pages of reviews" className="mt-8 flex items-center gap-4">
      {page > 1 && (
        <a
          href={`?reviews=${page - 1}#reviews`}
          className="round-button"
          aria-label="Newer reviews"
          onClick={(event) => choose(event, page - 1)}
        >
          <ChevronLeft aria-hidden size={20} />
        </a>
      )}
      <p className="text-sm text-muted tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a
          href={`?reviews=${page + 1}#reviews`}
          className="round-button"
          aria-label="Older reviews"
          onClick={(event) => choose(event, page + 1)}
        >
          <ChevronRight aria-hidden size={20} />
        </a>
      )}
    </nav>
  )
}
