import { Head } from '../lib/head'
import { ButtonLink } from './button'
import { SuggestedCollections } from './suggested-collections'

/** The 404 page: a sentence, and links to other pages. */
export function NotFound() {
  return (
    <div className="page lg:pt-14 pt-10">
      <Head title="Page not found" description="This page is not here." isIndexed={false} />
      <p className="text-sm text-muted">404</p>
      <h1 className="page-title mt-2">This page is not here.</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        The address may be mistyped, or it belongs to a piece that we no longer sell.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">To the front page</ButtonLink>
        <ButtonLink href="/all-products" look="quiet">
          See all products
        </ButtonLink>
      </div>
      <div className="mt-16">
        <SuggestedCollections />
      </div>
    </div>
  )
}
