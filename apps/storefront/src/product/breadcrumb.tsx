import type { Collection } from '../lib/collections'

export function Breadcrumb({
  collection,
  title,
}: {
  collection: Collection | undefined
  title: string
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <li>
          <a href="/" className="touch-line hover:underline">
            Home
          </a>
        </li>
        {collection && (
          <li className="before:mr-2 before:content-['/']">
            <a href={collection.path} className="touch-line hover:underline">
              {collection.label}
            </a>
          </li>
        )}
        <li aria-current="page" className="truncate before:mr-2 before:content-['/']">
          {title}
        </li>
      </ol>
    </nav>
  )
}
