import type { Home, ShownRow } from '@etrend/contract'
import { tsr } from '../lib/api'
import { categoryPath } from '../lib/collections'
import { Head } from '../lib/head'
import { homeQuery } from '../lib/queries'
import { useShop } from '../lib/use-shop'
import { Failed } from '../ui/failed'
import { InTurns } from '../ui/in-turns'
import { CategoryTiles } from './category-tiles'
import { FeaturedPair } from './featured-pair'
import { Hero } from './hero'
import { HomeSkeleton } from './home-skeleton'
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
