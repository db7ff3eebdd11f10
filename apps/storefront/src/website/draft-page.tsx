import { useParams } from 'react-router-dom'
import { statusOf, tsr } from '../lib/api'
import { Head } from '../lib/head'
import { Failed } from '../ui/failed'
import { Notice } from '../ui/notice'
import { HomeRows } from './home/home-rows'
import { WrittenPageView } from './pages/written-page-view'
import { draftQuery } from './written-queries'

/** The draft of a page or of the home page, shown to anybody with its preview link. Search engines leave it out. */
export function DraftPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = tsr.store.draft.useQuery(draftQuery(token))
  const head = <Head title="Preview" description="A draft." isIndexed={false} />
  if (statusOf(error) === 404) {
    return (
      <div className="page py-10">
        {head}
        <Notice
          title="This preview is over."
          text="Preview links work for 12 hours. Open the page in the admin and choose Preview again."
        />
      </div>
    )
  }
  if (error) return <Failed what="The preview" error={error} onRetry={refetch} />
  if (!data) return <output className="page block py-20 text-muted">Loading the preview…</output>
  const { page, home } = data.body
  return (
    <>
      <p role="note" className="preview-banner">
        Preview: shoppers don’t see this until it is published.
      </p>
      {page && <WrittenPageView page={page} isIndexed={false} />}
      {home && (
        <>
          {head}
          <h1 className="sr-only">Preview of the home page</h1>
          <HomeRows home={home} />
        </>
      )}
    </>
  )
}
