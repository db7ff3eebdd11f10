import History from 'lucide-react/icons/history'
import { useParams } from 'react-router-dom'
import { historyOf, home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import { ButtonLink } from '../../ui/controls/button'
import { ScreenHeader } from '../../ui/display/screen-header'
import { FailedState } from '../../ui/state/failed-state'
import { FormSkeleton } from '../../ui/state/skeleton'
import { PageForm } from './page-form'

/** A page's draft: its words, and what shoppers see of them. */
export function EditPage() {
  const { id = '' } = useParams()
  const page = api.pages.get.useQuery({
    queryKey: ['pages', 'row', id],
    queryData: { params: { id } },
    meta: { notLoaded: 'Failed to fetch the page' },
    // An edit starts from a freshly loaded row, which isn't refreshed while it is edited.
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <ScreenHeader title={page.data?.body.title ?? 'Page'}>
        <span className="flex gap-2">
          <ButtonLink to={`${home}/pages`}>All pages</ButtonLink>
          <ButtonLink to={historyOf('pages', id)}>
            <History size={16} aria-hidden />
            History
          </ButtonLink>
        </span>
      </ScreenHeader>
      {page.data ? (
        <PageForm key={id} started={page.data} reread={page.refetch} />
      ) : page.error ? (
        <FailedState
          message={refusalOf(page.error).message}
          isTrying={page.isFetching}
          onRetry={page.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
