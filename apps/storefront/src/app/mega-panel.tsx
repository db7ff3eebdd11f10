import type { MenuCategory } from '@etrend/contract'
import { useState } from 'react'
import { tsr } from '../lib/api'
import { categoryPath } from '../lib/collections'
import { menuQuery } from '../lib/queries'
import { MegaProducts } from './mega-products'

type MegaPanelProps = { slug: string; label: string; path: string }

/** Sub categories on the left; up to four products of the chosen one on the right. */
export function MegaPanel({ slug, label, path }: MegaPanelProps) {
  const { data, isError } = tsr.store.menu.useQuery(menuQuery)
  const category = data?.body.find((one) => one.slug === slug)
  return (
    <div data-panel className="mega-panel">
      <div className="page grid grid-cols-4 gap-8 py-8">
        {category ? (
          <PanelOf category={category} label={label} path={path} />
        ) : (
          <p className="col-span-4 text-muted">
            {isError ? 'The menu could not be loaded.' : 'One moment…'}{' '}
            <a href={path} className="text-link">
              All {label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

function PanelOf({
  category,
  label,
  path,
}: {
  category: MenuCategory
  label: string
  path: string
}) {
  const [chosen, setChosen] = useState(0)
  const subcategory = category.subcategories[chosen]
  return (
    <>
      <ul className="border-r border-line">
        {category.subcategories.map(({ id, slug, title }, index) => (
          <li key={id}>
            <a
              href={categoryPath(category.slug, slug)}
              className="mega-subcategory"
              data-chosen={index === chosen}
              onPointerEnter={() => setChosen(index)}
              onFocus={() => setChosen(index)}
            >
              {title}
            </a>
          </li>
        ))}
        <li className="mt-4">
          <a href={path} className="text-link">
            All {label}
          </a>
        </li>
      </ul>
      <div className="col-span-3">
        <MegaProducts products={subcategory?.products ?? []} />
      </div>
    </>
  )
}
