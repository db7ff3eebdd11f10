import type { Home, ShownRow } from '@etrend/contract'
import { Children, type ReactNode, Suspense } from 'react'
import { tsr } from '../../lib/api'
import { categoryPath } from '../../lib/collections'
import { Head } from '../../lib/head'
import { homeQuery } from '../../lib/queries'
import { useShop } from '../../lib/use-shop'
import { CardSkeleton } from '../../ui/card-skeleton'
import { Failed } from '../../ui/failed'
import { CategoryTiles } from './category-tiles'
import { FeaturedPair } from './featured-pair'
import { Hero } from './hero'
import { ProductRow } from './product-row'
import { SaleBanner } from './sale-banner'
import { standardRows } from './standard-rows'
import { TextRow } from './text-row'

/** The front page: the owner's rows, by default slides, what is reduced, and the three collections. */
export function HomePage() {
  const { data, error, isPending, refetch } = tsr.store.home.useQuery(homeQuery)
  const { name = 'eTrend' } = useShop() ?? {}
  return (
    <>
      <Head
        description="Clothing for women, men and kids from our shop in Kathmandu."
        canonical="/"
      />
      <h1 className="sr-only">{name}, clothing from Kathmandu</h1>
      {isPending && <HomeSkeleton />}
      {error && <Failed what="The front page" error={error} onRetry={refetch} />}
      {data && <HomeRows home={data.body} />}
    </>
  )
}

/** The rows of the home page, in the owner's order. */
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

function HomeSkeleton() {
  return (
    <div>
      <output className="sr-only">Loading the front page…</output>
      <div className="hero-frame bg-sunk" />
      <div className="page lg:grid-cols-4 grid grid-cols-2 gap-5 py-20">
        {['one', 'two', 'three', 'four'].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </div>
  )
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
