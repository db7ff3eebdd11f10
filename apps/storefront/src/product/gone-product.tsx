import type { GoneProduct as Gone } from '@etrend/contract'
import { categoryPath } from '../lib/collections'
import { Head } from '../lib/head'
import { ButtonLink } from '../ui/button'
import { ProductRow } from './product-row'

/** The page of a product that is no longer sold: where it was, and what is like it. */
export function GoneProduct({ gone: { category, subcategory, similar } }: { gone: Gone }) {
  return (
    <div className="page lg:pt-16 pt-10">
      <Head title="No longer sold" description="This piece is no longer sold." isIndexed={false} />
      <h1 className="page-title">This piece is no longer sold.</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        {similar.length > 0
          ? 'It has left the shop. These come closest to it.'
          : 'It has left the shop, and nothing quite like it is here yet.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={categoryPath(category.slug, subcategory.slug)}>
          {category.title} {subcategory.title}
        </ButtonLink>
        <ButtonLink href="/all-products" look="quiet">
          See all products
        </ButtonLink>
      </div>
      <ProductRow title="You Might Also Like" products={similar} />
    </div>
  )
}
