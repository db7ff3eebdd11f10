import { ButtonLink } from './button'

type PageLinksProps = { page: number; pages: number; addressOf: (page: number) => string }

/** Links to the previous and the next page; nothing if there is only one page. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-between gap-4">
      <span className="flex-1">
        {page > 1 && (
          <ButtonLink look="quiet" href={addressOf(page - 1)}>
            Previous
          </ButtonLink>
        )}
      </span>
      <span className="text-sm text-muted tabular-nums">
        Page {page} of {pages}
      </span>
      <span className="flex-1 text-right">
        {page < pages && (
          <ButtonLink look="quiet" href={addressOf(page + 1)}>
            Next
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
