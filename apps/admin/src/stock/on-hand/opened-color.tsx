import type { ColorStock } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../../lib/addresses'
import { useMay } from '../../lib/own-role'
import { PlainTable } from '../../ui/list/plain-table'
import { sizeColumns } from './size-columns'

/** All facts about the sizes of a product color, with what staff may change, and the ways to its movements and codes. */
export function OpenedColor({ color, isPast }: { color: ColorStock; isPast: boolean }) {
  const may = useMay()
  const { id, product, product_color_info, units } = color
  return (
    <div className="lg:ms-8 mb-3 rounded-control bg-raised px-3 pb-2 inset-ring inset-ring-line">
      <PlainTable
        title={`Sizes of ${product_color_info}`}
        columns={sizeColumns(isPast, may)}
        rows={units}
        keyOf={(unit) => unit.id}
      />
      {product === null || !may('stock') ? null : (
        <p className="flex flex-wrap gap-x-5 pt-2">
          <Link to={`${home}/allstock?product_color=${id}`} className={link}>
            All movements<span className="sr-only"> of {product_color_info}</span>
          </Link>
          <Link to={`${home}/barcodes?product=${product}`} className={link}>
            Barcodes and labels<span className="sr-only"> of {product_color_info}</span>
          </Link>
        </p>
      )}
    </div>
  )
}

const link = 'py-0.5 underline underline-offset-4 pointer-coarse:py-2.5'
