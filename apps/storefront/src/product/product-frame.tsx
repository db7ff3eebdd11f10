import type { ProductDetail } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { categoryPath, collections } from '../lib/collections'
import { type Choice, choiceSearch, readChoice } from './choice'
import { Gallery } from './gallery'
import { ProductFacts } from './product-facts'

type ProductFrameProps = {
  product: ProductDetail
  head: ReactNode
  /** The content under the facts: the buy form for the chosen colour and size. */
  buy: (choice: Choice, onChoose: (choice: Choice) => void) => ReactNode
  /** The sections under the facts and pictures, such as similar products. */
  children: ReactNode
}

/** A product's page: its pictures, its facts, and the parts given. The chosen colour and size are kept in the address. */
export function ProductFrame({ product, head, buy, children }: ProductFrameProps) {
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
      {head}
      <Breadcrumb category={categoryOf(product)} title={product.title} />
      <div className="md:grid-cols-[5fr_4fr] lg:grid-cols-12 md:mt-4 md:gap-y-8 lg:gap-x-12 grid gap-x-8 gap-y-3">
        <div className="md:sticky md:top-32 lg:col-span-7 md:self-start">
          <Gallery key={shownColor?.id} pictures={pictures} />
        </div>
        <div className="md:sticky md:top-32 lg:col-span-5 md:self-start">
          <ProductFacts product={product} />
          {buy(choice, choose)}
        </div>
      </div>
      {children}
    </div>
  )
}

function categoryOf({ category }: ProductDetail) {
  const own = collections.find((one) => one.slug === slug(category))
  return { path: categoryPath(slug(category)), label: own?.label ?? category }
}

type BreadcrumbProps = { category: { path: string; label: string }; title: string }

function Breadcrumb({ category, title }: BreadcrumbProps) {
  return (
    // On phones, the first screen is for the product.
    <nav aria-label="Breadcrumb" className="max-md:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <li>
          <a href="/" className="touch-line hover:underline">
            Home
          </a>
        </li>
        <li className="before:mr-2 before:content-['/']">
          <a href={category.path} className="touch-line hover:underline">
            {category.label}
          </a>
        </li>
        <li aria-current="page" className="truncate before:mr-2 before:content-['/']">
          {title}
        </li>
      </ol>
    </nav>
  )
}
