import type { ProductDetail } from '@etrend/contract'
import { tsr } from '../lib/api'
import { Failed } from '../ui/failed'
import { MeasuresTable } from '../website/pages/measures-table'
import { writtenPageQuery } from '../website/written-queries'

/** The measures of the sizes that a product is made in, from the size guide with this slug. */
export function Measures({ slug, product }: { slug: string; product: ProductDetail }) {
  const { data, error, refetch } = tsr.store.page.useQuery(writtenPageQuery(slug))
  if (error) return <Failed what="The measures" error={error} onRetry={refetch} />
  if (!data) return <output className="text-muted">Loading the measures…</output>
  if (!data.body.measures) return null
  const sizes = product.product_colors.flatMap(({ units }) => units.map((unit) => unit.size_name))
  return <MeasuresTable measures={data.body.measures} sizes={sizes} />
}
