import { tsr } from '../lib/api'
import { Head } from '../lib/head'
import { homeQuery } from '../lib/queries'
import { Failed } from '../ui/failed'
import { InTurns } from '../ui/in-turns'
import { CollectionCarousel } from './collection-carousel'
import { FeaturedPair } from './featured-pair'
import { Hero } from './hero'
import { HomeSkeleton } from './home-skeleton'
import { SaleBanner } from './sale-banner'

/** The front page: slides, what is reduced, and the three collections. */
export function HomePage() {
  const { data, error, isPending, refetch } = tsr.store.home.useQuery(homeQuery)
  return (
    <>
      <Head
        title="eTrend"
        description="Clothing for women, men and kids from our shop in Kathmandu."
        canonical="/"
      />
      <h1 className="sr-only">eTrend, clothing from Kathmandu</h1>
      {isPending && <HomeSkeleton />}
      {error && <Failed what="The front page" error={error} onRetry={refetch} />}
      {data && (
        <InTurns>
          <Hero slides={data.body.slides} />
          <SaleBanner />
          {data.body.collections.flatMap((collection, index) => [
            <CollectionCarousel key={collection.slug} collection={collection} />,
            index === 0 && <FeaturedPair key="featured" products={data.body.featured} />,
          ])}
        </InTurns>
      )}
    </>
  )
}
