import type { ProductCard as Product } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { type ComponentType, useState } from 'react'
import { shownColor } from '../lib/card-color'
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
  const [Other, setOther] = useState<ComponentType<ProductCardProps>>()
  // The main picture's preload belongs into the head of its page, so that card is rendered each time.
  const kept = useKeptHtml((html) => (isMain ? undefined : html.card(given, sizes)))
  if (kept) return <article className={CARD} {...kept} />

  const product = color ? { ...given, color } : given
  const own = shownColor(given)

  function come() {
    setIsNear(true)
    // If the script can't be loaded, the links still open the product and its colours.
    import('./other-picture').then((m) => setOther(() => m.OtherPicture), nothing)
  }

  function look(at?: string) {
    setColor(at)
    if (at) come()
  }

  return (
    <article
      className={CARD}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && come()}
    >
      <div className="card-picture relative overflow-hidden">
        <ProductPicture picture={product.picture} sizes={sizes} isMain={isMain} />
        {isNear && Other && <Other product={product} sizes={sizes} />}
        <Badge product={product} />
      </div>
      <div className="card-words">
        <h3 className="font-sans text-base font-medium">
          <a href={cardPath(product)} className="card-link" onFocus={come}>
            {product.title}
          </a>
        </h3>
        <p className="text-sm text-muted">
          {product.for_kids ? `Kids · ${product.Brand}` : product.Brand}
        </p>
        <p className="mt-1">
          <Price price={product.price} original={product.original_price} />
        </p>
        <Colors product={product} first={own} onNear={look} />
        {product.stock !== 'out' && <ProductQuickAdd product={product} />}
      </div>
    </article>
  )
}

const CARD = 'product-card group'

function nothing() {}

/** At most one badge: 'Sold out' goes before the discount. */
function Badge({ product: { stock, price, original_price } }: { product: Product }) {
  if (stock === 'out') return <p className="badge bg-ink text-paper">Sold out</p>
  if (original_price === null || original_price <= price) return null
  return (
    <p className="badge bg-raised text-accent">
      {`−${Math.min(99, Math.round((1 - price / original_price) * 100))} %`}
    </p>
  )
}

const MOST = 4

type ColorsProps = {
  product: Product
  first: Product['colors'][number] | undefined
  onNear: (color?: string) => void
}

/** The colours of a product that has several, as links with their names for screen readers. */
function Colors({ product, first, onNear }: ColorsProps) {
  const { colors } = product
  const shown = shownColor(product)
  const listed = colors.length > 1 ? [...new Set([first, ...colors])].slice(0, MOST) : []
  const more = colors.length - MOST
  return (
    <ul className="color-dots" aria-label="Colours">
      {listed.map((one) => {
        if (!one) return null
        const color = slug(one.color_name)
        return (
          <li key={color}>
            <a
              href={cardPath({ ...product, color })}
              aria-current={one === shown || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onNear(color)}
              onFocus={() => onNear(color)}
              // The colour that the card had is back: Tab only passes the colours on its way to the next card.
              onBlur={() => onNear()}
            >
              <ColorFill className="color-dot" hex_code={one.hex_code} />
              <span className="sr-only">{one.color_name}</span>
            </a>
          </li>
        )
      })}
      {more > 0 && (
        <li className="text-xs text-muted">
          {`+${more}`}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  )
}
