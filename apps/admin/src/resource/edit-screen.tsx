import History from 'lucide-react/icons/history'
import { useParams } from 'react-router-dom'
import { historyOf } from '../lib/addresses'
import { refusalOf } from '../lib/refusal'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { wideForm } from '../ui/form/wide-form'
import { FailedState } from '../ui/state/failed-state'
import { FormSkeleton } from '../ui/state/skeleton'
import { EditForm } from './edit-form'
import { JustAdded } from './just-added'
import type { Resource } from './resource'

/** The edit form of a noun: loads the row, saves it, and after a pause leads to the list. */
export function EditScreen<Row, Input extends object, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, titleOf, paths, messages } = resource
  const { id = '' } = useParams()
  const row = resource.hooks.useRow({
    queryKey: [key, 'row', id],
    queryData: { params: { id } },
    meta: { notLoaded: messages.notLoaded },
    // An edit starts from a freshly loaded row, which isn't refreshed while it is edited.
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <ScreenHeader title={row.data && titleOf ? titleOf(row.data.body) : titles.edit}>
        <div className="flex flex-wrap items-center gap-2">
          {row.data ? resource.besideTitle?.(row.data.body) : null}
          <ButtonLink to={historyOf(key, id)}>
            <History size={16} aria-hidden />
            History
          </ButtonLink>
        </div>
      </ScreenHeader>
      {row.data ? (
        <>
          {titleOf ? <JustAdded name={titleOf(row.data.body)} addPath={paths.add} /> : null}
          <div className={resource.isWide ? wideForm.page : ''}>
            {resource.above?.(row.data.body)}
            <EditForm
              key={id}
              id={id}
              resource={resource}
              started={row.data}
              reread={row.refetch}
            />
          </div>
          {resource.below?.(row.data.body)}
        </>
      ) : row.error ? (
        <FailedState
          message={refusalOf(row.error).message}
          isTrying={row.isFetching}
          onRetry={row.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  )
}
