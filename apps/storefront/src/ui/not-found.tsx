import { Head } from '../lib/head'
import { ButtonLink } from './button'
import { SuggestedCollections } from './suggested-collections'

/** What stands where nothing is: a sentence, and ways on. */
export function NotFound() {
  return (
    <div className="page py-20">
      <Head title="Page not found" description="This page is not here." isIndexed={false} />
      <p className="text-sm text-muted">404</p>
      <h1 className="page-title mt-2">This page is not here.</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        The address may be mistyped, or the piece may have been sold for the last time.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">To the front page</ButtonLink>
        <ButtonLink href="/all-products" look="quiet">
          See all products
        </ButtonLink>
      </div>
      <SuggestedCollections />
    </div>
  )
}
