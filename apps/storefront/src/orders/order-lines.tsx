import type { OrderDetail as Order } from '@etrend/contract'
import { sizeWord, slug } from '@etrend/domain'
import { cardPath } from '../lib/product-path'
import { LinePrice } from '../ui/line-price'
import { LineRow } from '../ui/line-row'

/** The ordered lines, as they were when the order was placed. */
export function OrderLines({ order: { lines } }: { order: Order }) {
  return (
    <section aria-labelledby="ordered">
      <h2 id="ordered" className="text-xl">
        What you ordered
      </h2>
      <ul className="mt-2">
        {lines.map((line) => (
          <LineRow
            key={line.id}
            picture={line.picture}
            name={
              <a
                href={cardPath({ id: line.product, slug: line.slug, color: slug(line.color_name) })}
                className="hover:underline"
              >
                {line.name}
              </a>
            }
            facts={`${line.color_name}, ${sizeWord(line.size_name)} × ${line.quantity}`}
            amount={<LinePrice line={line} />}
            notes={line.returned > 0 ? [`${line.returned} returned`] : []}
          />
        ))}
      </ul>
    </section>
  )
}
