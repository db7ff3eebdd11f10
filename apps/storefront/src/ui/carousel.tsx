import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Dots } from './dots'
import { useScrollPages } from './use-scroll-pages'

type CarouselProps = {
  /** The row's heading, and the section's accessible name. */
  title: string
  /** Shown beside the heading, for example a link to the whole collection. */
  aside?: ReactNode
  /** List items. */
  children: ReactNode
}

/** Shows 4, 3, 2 or 1 side by side (spec §9); moves by finger, arrows and dots. Without script the row scrolls. */
export function Carousel({ title, aside, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const { page, pages, goTo } = useScrollPages(row)
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="section-title">{title}</h2>
        <div className="flex items-center gap-6">
          {aside}
          <span className="needs-script sm:flex hidden gap-2" hidden={pages === 1}>
            <button
              type="button"
              className="round-button"
              aria-label={`${title}: previous`}
              onClick={() => goTo(page - 1)}
            >
              <ChevronLeft aria-hidden size={20} />
            </button>
            <button
              type="button"
              className="round-button"
              aria-label={`${title}: next`}
              onClick={() => goTo(page + 1)}
            >
              <ChevronRight aria-hidden size={20} />
            </button>
          </span>
        </div>
      </div>
      <ul ref={row} className="carousel mt-6">
        {children}
      </ul>
      <Dots
        count={pages}
        current={page}
        onChoose={goTo}
        name={(index) => `${title}, page ${index + 1}`}
      />
    </section>
  )
}
