import type { ProductDetail } from '@etrend/contract'
import { Truck } from 'lucide-react'
import { messageOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'
import { useDistrict } from '../lib/ordering/district'
import { DistrictChoice } from '../ui/district-choice'
import { Answers } from './answers'
import { ProductTabs } from './product-tabs'
import { Returns } from './returns'

/** What delivery to the shopper's district costs and takes, the description, and what else people ask before they buy. */
export function DeliveryPart({ product }: { product: ProductDetail }) {
  const district = useDistrict()
  const { data, error } = ordering.deliveryTerms.read.useQuery({
    queryKey: ['delivery', district],
    queryData: { query: { district } },
  })
  const problem = error ? (messageOf(error) ?? NOT_LOADED) : undefined
  return (
    <>
      <div className="mt-6 flex gap-3">
        <Truck aria-hidden size={20} strokeWidth={1.6} className="needs-script mt-3 shrink-0" />
        <div className="min-w-0 flex-1">
          <DistrictChoice terms={data?.body} problem={problem} />
        </div>
      </div>
      <Returns />
      <ProductTabs product={product} />
      <Answers product={product} />
    </>
  )
}

const NOT_LOADED = 'What delivery costs there could not be loaded. The cart shows it too.'
