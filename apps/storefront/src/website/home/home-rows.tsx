import type { Home, ShownRow } from '@etrend/contract'
import { Children, type ReactNode, Suspense } from 'react'
import { categoryPath } from '../../lib/collections'
import { CategoryTiles } from './category-tiles'
import { FeaturedPair } from './featured-pair'
import { Hero } from './hero'
import { ProductRow } from './product-row'
import { SaleBanner } from './sale-banner'
import { standardRows } from './standard-rows'
import { TextRow } from './text-row'

/**
 * The rows of the home page, in the owner's order. A module beside the page, because drafts show them too: a module that
 * two pages import is no page's own script, and the server wouldn't name it in the page's HTML.
 */
export function HomeRows({ home }: { home: Home }) {
  const rows = home.rows.length > 0 ? home.rows : standardRows(home)
  return (
    <InTurns>
      {rows.map((row, index) => (
        <Row key={`${row.kind}-${index}`} row={row} home={home} />
      ))}
    </InTurns>
  )
}

function Row({ row, home }: { row: ShownRow; home: Home }) {
  switch (row.kind) {
    case 'slides':
      return <Hero slides={home.slides} />
    case 'banner':
      return <SaleBanner {...row} />
    case 'category': {
      const collection = home.collections.find(({ slug }) => slug === row.slug)
      return (
        collection && (
          <ProductRow
            title={row.title || collection.title}
            href={categoryPath(row.slug)}
            products={collection.products}
          />
        )
      )
    }
    case 'products':
      return <ProductRow {...row} />
    case 'featured':
      return <FeaturedPair title={row.title || 'Featured'} products={home.featured} />
    case 'tiles':
      return <CategoryTiles {...row} />
    case 'text':
      return <TextRow {...row} />
    default:
      return null // a kind that a newer version knows
  }
}

/**
 * Sections of a page that hydrate one after the other, from the top, so that touch and scrolling are handled between
 * them. When the visitor touches a section that isn't hydrated yet, React hydrates that one first.
 */
function InTurns({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children)
  return (
    <>
      {first}
      {others.length > 0 && (
        <Suspense>
          <InTurns>{others}</InTurns>
        </Suspense>
      )}
    </>
  )
}
