import { Head } from '../lib/head'
import { ButtonLink } from './button'
import { SuggestedCollections } from './suggested-collections'

/** The 404 page: a sentence, and links to other pages. */
export function NotFound() {
  return (
    <div className="page lg:pt-14 pt-10">
      <Head title="Page not found" description="This page is not here." isIndexed={false} />
      <h1 className="page-title">This page is not here.</h1>
      <p className="mt-4 max-w-prose text-lg text-muted">
        The address may be mistyped, or it belongs to a piece that we no longer sell.
      </p>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
        <ButtonLink href="/all-products">See all products</ButtonLink>
        <a href="/" className="text-link touch-line">
          To the front page
        </a>
      </div>
      <div className="mt-16">
        <SuggestedCollections />
      </div>
    </div>
  )
}
