import { useParams } from 'react-router-dom'
import { tsr } from '../lib/api'
import { categoryPath } from '../lib/collections'
import { categoryQuery } from '../lib/listing-queries'
import { CollectionPage } from './collection-page'
import { ListNotLoaded } from './missing-list-page'

/** /categories/{slug}: the page of a category that staff added. */
export function CategoryPage() {
  const { slug = '' } = useParams()
  const { data, error, refetch } = tsr.storeCollections.category.useQuery(categoryQuery(slug))
  if (!data) return <ListNotLoaded what="The category" error={error} onRetry={refetch} />
  const { title } = data.body
  return <CollectionPage key={slug} collection={{ slug, path: categoryPath(slug), title }} />
}
