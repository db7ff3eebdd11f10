import type { ProductCard as Product } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { useState } from 'react'
import { inColor, shownColor } from '../lib/card-color'
import { useKeptHtml } from '../lib/kept-html'
import { cardPath } from '../lib/product-path'
import { ColorFill } from './color-fill'
import { Price } from './price'
import { ProductPicture } from './product-picture'
import { ProductQuickAdd } from './product-quick-add'

type ProductCardProps = {
  product: Product
  sizes: string
  /** Whether this card's picture is the one of the first screen to fetch first. */
  isMain?: boolean
}

/**
 * A product in a grid or a row. The whole card is a link. With the mouse or focus on it, its second picture shows. On one
 * of its colours, the picture of that colour shows, and is the one that its link opens.
 */
export function ProductCard({ product: given, sizes, isMain }: ProductCardProps) {
  const [isNear, setIsNear] = useState(false)
  const [color, setColor] = useState<string>()
  const product = inColor(given, color)
  // The main picture's preload belongs into the head of its page, so that card is rendered each time.
  const kept = useKeptHtml((html) => (isMain ? undefined : html.card(given, sizes)))
  if (kept) return <article className={CARD} {...kept} />
  return (
    <article
      className={CARD}
      onPointerEnter={({ pointerType }) => setIsNear(pointerType === 'mouse')}
    >
      <div className="card-picture relative overflow-hidden">
        <ProductPicture picture={product.picture} sizes={sizes} isMain={isMain} />
        {isNear && product.second_picture && (
          <ProductPicture
            picture={{ ...product.second_picture, alt: '' }}
            sizes={sizes}
            className="second-picture"
          />
        )}
        <Badge product={product} />
        {product.stock !== 'out' && <ProductQuickAdd product={product} />}
      </div>
      <Colors product={product} onNear={setColor} />
      <h3 className="font-sans text-base font-medium">
        <a href={cardPath(product)} className="card-link" onFocus={() => setIsNear(true)}>
          {product.title}
        </a>
      </h3>
      <p className="text-sm text-muted">
        {product.for_kids && 'Kids · '}
        {product.Brand}
      </p>
      <p className="mt-1">
        <Price price={product.price} original={product.original_price} />
      </p>
    </article>
  )
}

const CARD = 'product-card group'

/** At most one badge: 'Sold out' goes before the discount. */
function Badge({ product: { stock, price, original_price } }: { product: Product }) {
  if (stock === 'out') return <p className="badge bg-ink text-paper">Sold out</p>
  if (original_price === null || original_price <= price) return null
  return (
    <p className="badge bg-raised text-accent">
      −{Math.round((1 - price / original_price) * 100)} %
    </p>
  )
}

const MOST = 4

/** A product's colours as links, with their names for screen readers; a single one is only shown. */
function Colors({
  product,
  onNear,
}: {
  product: Product
  onNear: (color: string | undefined) => void
}) {
  const { colors } = product
  const shown = shownColor(product)
  const more = colors.length - MOST
  const first = colors.slice(0, MOST)
  const listed =
    !shown || more <= 0 || first.includes(shown) ? first : [...first.slice(0, -1), shown]
  return (
    // Whoever passes them with the Tab key meets the card's link with the colour that the list shows.
    <ul className="color-dots" aria-label="Colours" onBlur={() => onNear(undefined)}>
      {listed.map(({ color_name, hex_code }) => {
        const color = slug(color_name)
        const dot = (
          <>
            <ColorFill className="color-dot" hex_code={hex_code} />
            <span className="sr-only">{color_name}</span>
          </>
        )
        return (
          <li key={color}>
            {colors.length === 1 ? (
              dot
            ) : (
              <a
                href={cardPath({ ...product, color })}
                aria-current={color_name === shown?.color_name || undefined}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onNear(color)}
                onFocus={() => onNear(color)}
              >
                {dot}
              </a>
            )}
          </li>
        )
      })}
      {more > 0 && (
        <li className="text-xs text-muted">
          +{more}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  )
}
