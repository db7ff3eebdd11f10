import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import type { DefinedResource } from '../resource/define-resource'
import { Section } from '../ui/display/section'

/** How many rows each noun has, with links to its list and its add form. */
export function Holdings({ resources }: { resources: DefinedResource[] }) {
  if (resources.length === 0) return null
  return (
    <Section title="In the catalogue">
      <ul>
        {resources.map((resource) => (
          <Holding key={resource.label} resource={resource} />
        ))}
      </ul>
    </Section>
  )
}

function Holding({
  resource: { label, icon: Icon, paths, titles, useCount },
}: {
  resource: DefinedResource
}) {
  const count = useCount()
  return (
    <li className="flex items-center gap-4 border-b border-line py-1.5">
      <Icon size={18} aria-hidden className="text-muted" />
      <Link
        to={`${home}/${paths.list}`}
        className="grow font-medium underline-offset-4 hover:underline pointer-coarse:py-2.5"
      >
        {label}
      </Link>
      <span className="tabular-nums">{count ?? '…'}</span>
      <Link
        to={`${home}/${paths.add}`}
        className="max-sm:hidden w-36 text-end text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2.5"
      >
        {titles.add}
      </Link>
    </li>
  )
}
