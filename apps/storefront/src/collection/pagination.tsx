import { focusList } from './focus-list'

type PaginationProps = { page: number; pages: number; addressOf: (page: number) => string }

/** Numbered pages as links: the first, the last and those around the current one. */
export function Pagination({ page, pages, addressOf }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-14 flex justify-center">
      <ul className="flex flex-wrap items-center gap-1">
        {shownPages(page, pages).map((number, index, all) => (
          <li key={number} className="flex items-center">
            {index > 0 && number - (all[index - 1] ?? number) > 1 && (
              <span aria-hidden className="px-2 text-muted">
                …
              </span>
            )}
            <a
              href={addressOf(number)}
              onClick={focusList}
              className="page-link"
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** [1, 4, 5, 6, 20] for page 5 of 20. */
function shownPages(page: number, pages: number) {
  const near = [1, page - 1, page, page + 1, pages]
  return [...new Set(near)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
}
