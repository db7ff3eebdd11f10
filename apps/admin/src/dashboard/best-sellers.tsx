import type { SalesFigures } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { counted } from '../ui/display/counted'
import { Thumbnail } from '../ui/display/thumbnail'
import { wholeRupees } from './whole-rupees'

/** The products of which most pieces were sold in the chosen period. */
export function BestSellers({ figures: { best_sellers } }: { figures: SalesFigures }) {
  return (
    <div className="min-w-0">
      <h3 className="font-semibold font-sans text-base">Best sellers</h3>
      {best_sellers.length === 0 ? (
        <p className="pt-2">No sales yet. Best sellers will appear here.</p>
      ) : (
        <ol aria-label="Best sellers">
          {best_sellers.map(({ product, title, picture, pieces, sales }) => (
            <li key={product} className="flex items-center gap-3 border-b border-line py-1.5">
              {picture ? <Thumbnail src={picture.src} /> : null}
              <Link
                to={`${home}/editproduct/${product}`}
                className="min-w-0 grow wrap-anywhere underline-offset-4 hover:underline"
              >
                {title}
              </Link>
              <span className="text-end whitespace-nowrap tabular-nums">
                {counted(pieces, 'piece')}
                <span className="block text-xs text-muted">{wholeRupees(sales)}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
