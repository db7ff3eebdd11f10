import { tsr } from '../../lib/api'
import { Head } from '../../lib/head'
import { homeQuery } from '../../lib/queries'
import { useShop } from '../../lib/use-shop'
import { CardSkeleton } from '../../ui/card-skeleton'
import { Failed } from '../../ui/failed'
import { HomeRows } from './home-rows'

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
      <h1 className="sr-only">{`${name}, clothing from Kathmandu`}</h1>
      {isPending && <HomeSkeleton />}
      {error && <Failed what="The front page" error={error} onRetry={refetch} />}
      {data && <HomeRows home={data.body} />}
    </>
  )
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
