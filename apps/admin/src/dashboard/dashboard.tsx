import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import type { DefinedResource } from '../resource/define-resource'
import { PageHeader } from '../ui/page-header'

/** The heading, and what the shop holds: one line a noun. */
export function Dashboard({ resources }: { resources: DefinedResource[] }) {
  return (
    <>
      <PageHeader title="Dashboard" />
      <section aria-labelledby="holds" className="max-w-xl pt-6">
        <h2 id="holds" className="font-semibold border-b border-ink/70 pb-2 font-sans text-sm">
          In the catalogue
        </h2>
        <ul>
          {resources.map((resource) => (
            <Holding key={resource.label} resource={resource} />
          ))}
        </ul>
      </section>
    </>
  )
}

function Holding({
  resource: { label, icon: Icon, paths, titles, useCount },
}: {
  resource: DefinedResource
}) {
  const count = useCount()
  return (
    <li className="flex items-center gap-4 border-b border-line py-2">
      <Icon size={18} aria-hidden className="text-muted" />
      <Link
        to={`${home}/${paths.list}`}
        className="font-medium grow text-base hover:underline pointer-coarse:py-2.5"
      >
        {label}
      </Link>
      <span className="font-display text-xl lining-nums tabular-nums">{count ?? '…'}</span>
      <Link
        to={`${home}/${paths.add}`}
        className="max-sm:hidden w-36 text-end text-muted hover:text-ink hover:underline pointer-coarse:py-2.5"
      >
        {titles.add}
      </Link>
    </li>
  )
}
