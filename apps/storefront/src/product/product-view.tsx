import type { ProductDetail } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { collections } from '../lib/collections'
import { Head } from '../lib/head'
import { productPath } from '../lib/product-path'
import { Breadcrumb } from './breadcrumb'
import { BuyForm } from './buy-form'
import { type Choice, choiceSearch, readChoice } from './choice'
import { Gallery } from './gallery'
import { BelowPart } from './parts'
import { ProductFacts } from './product-facts'

/** The whole page of a product. The chosen colour and size are kept in the address. */
export function ProductView({ product }: { product: ProductDetail }) {
  const { search, pathname, hash } = useLocation()
  const navigate = useNavigate()
  const choice = readChoice(product, new URLSearchParams(search))
  // While no colour is chosen, the pictures of the last one stay.
  const [shownColor, setShownColor] = useState(choice.color ?? product.product_colors[0])
  if (choice.color && choice.color !== shownColor) setShownColor(choice.color)

  function choose(next: Choice) {
    if (next.color) setShownColor(next.color)
    void navigate(pathname + choiceSearch(product, next) + hash, { replace: true })
  }

  const pictures = shownColor?.pictures.length
    ? shownColor.pictures
    : product.picture
      ? [product.picture]
      : []
  return (
    <div className="page lg:pt-6 pt-4">
      <Head
        title={product.title}
        description={product.description || `${product.title} by ${product.Brand}`}
        canonical={productPath(product)}
      />
      <Breadcrumb
        collection={collections.find((one) => one.slug === slug(product.category))}
        title={product.title}
      />
      <div className="md:grid-cols-2 lg:grid-cols-12 mt-4 grid gap-x-12 gap-y-8">
        <div className="lg:col-span-7">
          <Gallery key={shownColor?.id} pictures={pictures} />
        </div>
        <div className="lg:sticky lg:top-32 lg:col-span-5 lg:self-start">
          <ProductFacts product={product} />
          <BuyForm product={product} choice={choice} onChoose={choose} />
        </div>
      </div>
      <Suspense>
        <BelowPart product={product} />
      </Suspense>
    </div>
  )
}
