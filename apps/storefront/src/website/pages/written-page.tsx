import { useLocation, useParams } from 'react-router-dom'
import { statusOf, tsr } from '../../lib/api'
import { Failed } from '../../ui/failed'
import { NotFound } from '../../ui/not-found'
import { writtenPageQuery } from '../written-queries'
import { WrittenPageView } from './written-page-view'

/** A written page: one that the owner wrote and published. A documented address is its own slug. */
export function WrittenPage() {
  const { pathname } = useLocation()
  const { slug = pathname.replaceAll('/', '') } = useParams()
  const { data, error, refetch } = tsr.store.page.useQuery(writtenPageQuery(slug))
  if (data) return <WrittenPageView page={data.body} />
  if (statusOf(error) === 404) return <NotFound />
  if (error) return <Failed what="This page" error={error} onRetry={refetch} />
  return <output className="page block py-20 text-muted">Loading the page…</output>
}
