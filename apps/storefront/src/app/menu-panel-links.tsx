import type { NavigationItem, ProductCard } from '@etrend/contract'
import { useState } from 'react'
import { MegaProducts } from './mega-products'

export type PanelLink = { label: string; href: string | null; products: ProductCard[] }

/** Links on the left; up to four products of the one with the mouse or focus on it on the right. */
export function MenuPanelLinks({ item, links }: { item: NavigationItem; links: PanelLink[] }) {
  const [chosen, setChosen] = useState(0)
  const hasProducts = links.some(({ products }) => products.length > 0)
  return (
    <>
      <ul className="border-r border-line">
        {links.map(({ label, href }, index) => (
          <li key={`${label} ${href}`}>
            <a
              href={href ?? undefined}
              className="mega-subcategory"
              data-chosen={index === chosen}
              onPointerEnter={() => setChosen(index)}
              onFocus={() => setChosen(index)}
            >
              {label}
            </a>
          </li>
        ))}
        <li className="mt-4">
          <a href={item.href ?? undefined} className="text-link">
            All {item.label}
          </a>
        </li>
      </ul>
      <div className="col-span-3">
        {hasProducts && <MegaProducts products={links[chosen]?.products ?? []} />}
      </div>
    </>
  )
}
