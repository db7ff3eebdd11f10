import { useLocation, useParams } from 'react-router-dom'
import { statusOf, tsr } from '../lib/api'
import { Failed } from '../ui/failed'
import { NotFound } from '../ui/not-found'
import { pageQuery } from '../ui/page-query'
import { PageView } from './page-view'

/** A published page. A documented address is its own slug. */
export function ShopPage() {
  const { pathname } = useLocation()
  const { slug = pathname.replaceAll('/', '') } = useParams()
  const { data, error, refetch } = tsr.store.page.useQuery(pageQuery(slug))
  if (data) return <PageView page={data.body} />
  if (statusOf(error) === 404) return <NotFound />
  if (error) return <Failed what="This page" error={error} onRetry={refetch} />
  return <output className="page block py-20 text-muted">Loading the page…</output>
}
