import { useParams } from 'react-router-dom'
import { messageOf, tsr } from '../lib/api'
import { Head } from '../lib/head'
import { previewQuery } from '../lib/queries'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { ProductFrame } from './product-frame'
import { ProductRow } from './product-row'
import { ProductSkeleton } from './product-skeleton'
import { UnitPickers } from './unit-pickers'

/** /preview/{token}: a product's page as shoppers will see it, for staff. Nothing can be bought here. */
export function PreviewPage() {
  const { token = '' } = useParams()
  const { data, error } = tsr.store.preview.useQuery(previewQuery(token))
  const head = <Head title="Preview" description="A preview of a product." isIndexed={false} />
  if (!data) {
    return (
      <>
        {head}
        {error ? (
          <div className="page py-10">
            <Notice
              title="This preview can’t be shown."
              text={messageOf(error) ?? 'The shop could not be reached. Load the page again.'}
            />
          </div>
        ) : (
          <ProductSkeleton />
        )}
      </>
    )
  }
  const product = data.body
  return (
    <>
      <p role="note" className="preview-banner">
        Preview. Shoppers can’t open this page, and nothing can be bought here.
      </p>
      <ProductFrame
        product={product}
        head={head}
        buy={(choice, onChoose) => (
          <UnitPickers product={product} choice={choice} onChoose={onChoose}>
            <div className="buy-buttons">
              <Button look="quiet" disabled>
                Buy now
              </Button>
              <Button disabled>Add to cart</Button>
            </div>
          </UnitPickers>
        )}
      >
        <section aria-label="Description" className="mt-16">
          <h2 className="section-title">Description</h2>
          <p className="mt-6 max-w-prose whitespace-pre-line">{product.description}</p>
        </section>
        <ProductRow title="You Might Also Like" products={product.similar} />
      </ProductFrame>
    </>
  )
}
