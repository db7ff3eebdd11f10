import type { ProductCard as Product } from '@etrend/contract'
import { useState } from 'react'
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

/** A product in a grid or a row. The whole card is a link. With the mouse or focus on it, its second picture shows. */
export function ProductCard({ product, sizes, isMain }: ProductCardProps) {
  const [isNear, setIsNear] = useState(false)
  // The main picture's preload belongs into the head of its page, so that card is rendered each time.
  const kept = useKeptHtml((html) => (isMain ? undefined : html.card(product, sizes)))
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
      <div className="sm:flex-row sm:items-start sm:justify-between mt-3 flex flex-col-reverse gap-x-3 gap-y-1">
        <h3 className="font-sans text-base font-medium">
          <a href={cardPath(product)} className="card-link" onFocus={() => setIsNear(true)}>
            {product.title}
          </a>
        </h3>
        <ColorDots colors={product.colors} />
      </div>
      <p className="text-sm text-muted">{product.Brand}</p>
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

type Color = { color_name: string; hex_code: string }

const MOST = 4

/** A product's colours as dots, with their names for screen readers. Outlined, so that white ones are visible. */
function ColorDots({ colors }: { colors: Color[] }) {
  if (colors.length === 0) return null
  const more = colors.length - MOST
  return (
    <p className="color-dots flex h-6 shrink-0 items-center gap-1">
      <span className="sr-only">In {colors.map(({ color_name }) => color_name).join(', ')}</span>
      {colors.slice(0, MOST).map(({ color_name, hex_code }) => (
        <ColorFill key={color_name} className="color-dot" hex_code={hex_code} />
      ))}
      {more > 0 && (
        <span aria-hidden className="text-xs text-muted">
          +{more}
        </span>
      )}
    </p>
  )
}
