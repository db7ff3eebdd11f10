import { Head } from '../lib/head'
import { SuggestedCollections } from '../ui/suggested-collections'

/** /productDetail in a shop that has no product to show there. */
export function NothingYet() {
  return (
    <div className="page lg:pt-14 pt-10">
      <Head title="Products" description="The shop's products." />
      <h1 className="page-title">You have not looked at a product yet.</h1>
      <div className="mt-16">
        <SuggestedCollections />
      </div>
    </div>
  )
}
