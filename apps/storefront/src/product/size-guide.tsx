import type { ProductDetail } from '@etrend/contract'
import { tsr } from '../lib/api'
import { Dialog } from '../ui/dialog'
import { Failed } from '../ui/failed'
import { MeasuresTable } from '../website/pages/measures-table'
import { PageText } from '../website/pages/page-document'
import { writtenPageQuery } from '../website/written-queries'

type SizeGuideProps = { product: ProductDetail; sizes: string[]; onClose: () => void }

/** The measures of each size that the product is made in, and how to measure. */
export function SizeGuide({ product, sizes, onClose }: SizeGuideProps) {
  const slug = product.size_guide ?? ''
  const { data, error, refetch } = tsr.store.page.useQuery(writtenPageQuery(slug))
  const title = `${product.category}, ${product.subcategory.toLowerCase()}`
  const guide = data?.body
  return (
    <Dialog title={`Size guide: ${title}`} look="sheet" onClose={onClose}>
      {error && <Failed what="The size guide" error={error} onRetry={refetch} />}
      {!guide && !error && <output className="text-muted">Loading the size guide…</output>}
      {guide?.measures && <MeasuresTable measures={guide.measures} sizes={sizes} />}
      {guide && (
        <div className="words mt-6">
          {guide.body.content.length > 0 && <h3 className="text-lg">How to measure</h3>}
          <PageText document={guide.body} />
        </div>
      )}
    </Dialog>
  )
}
