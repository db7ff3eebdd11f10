type BreadcrumbProps = { category: { path: string; label: string }; title: string }

export function Breadcrumb({ category, title }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <li>
          <a href="/" className="touch-line hover:underline">
            Home
          </a>
        </li>
        <li className="before:mr-2 before:content-['/']">
          <a href={category.path} className="touch-line hover:underline">
            {category.label}
          </a>
        </li>
        <li aria-current="page" className="truncate before:mr-2 before:content-['/']">
          {title}
        </li>
      </ol>
    </nav>
  )
}
