import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Dots } from './dots'
import { useScrollPages } from './use-scroll-pages'

type CarouselProps = {
  /** Heading of the row; a section of the page by this name. */
  title: string
  /** What stands beside the heading, a link to the whole collection for example. */
  aside?: ReactNode
  /** List items. */
  children: ReactNode
}

/** 4, 3, 2 or 1 beside each other (spec §9), by fingers, arrows and dots; without script a row to scroll. */
export function Carousel({ title, aside, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const { page, pages, goTo } = useScrollPages(row)
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="section-title">{title}</h2>
        <div className="flex items-center gap-2">
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
