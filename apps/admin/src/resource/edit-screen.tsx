import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { say } from '../lib/words'
import { FailedState } from '../ui/failed-state'
import { PageHeader } from '../ui/page-header'
import { FormSkeleton } from '../ui/skeleton'
import type { Resource } from './resource'
import { ResourceForm } from './resource-form'

const AFTER_EDIT_PAUSE_MS = 2000 // spec §4

/** The edit form of a noun: loads the row, saves it, and after a pause leads to the list. */
export function EditScreen<Row, Input extends object, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, changeSchema, draftOf, fields } = resource
  const { id = '' } = useParams()
  const queries = useQueryClient()
  const edit = resource.hooks.useEdit()
  const row = resource.hooks.useRow({
    queryKey: [key, 'row', id],
    queryData: { params: { id } },
    meta: { notLoaded: messages.notLoaded },
    gcTime: 0, // an edit starts from what the server has now, not from what was seen before
  })
  const [isSaved, setSaved] = useState(false)
  useListAfterPause(isSaved, `${home}/${paths.list}`)

  async function save(body: Change) {
    try {
      await edit.mutateAsync({ params: { id }, body })
    } catch (error) {
      const { status, message } = refusalOf(error)
      notify.error(say(status ? messages.updateRefused : messages.updateFailed, message))
      throw error
    }
    notify.success(messages.updated)
    void queries.invalidateQueries({ queryKey: [key] })
  }

  const saved = row.data?.body
  return (
    <>
      <PageHeader title={titles.edit} />
      {saved ? (
        // Nothing more can be typed once it is saved: the list is about to open.
        <div inert={isSaved} className="transition-opacity inert:opacity-60">
          <ResourceForm<Input, Change>
            key={id}
            schema={changeSchema}
            start={draftOf(saved)}
            restart={(values) => values}
            listPath={paths.list}
            submitLabel="Update"
            fields={(form) => fields(form, saved)}
            save={save}
            onSaved={() => setSaved(true)}
          />
        </div>
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

/** Leaving the page before the pause is over cancels it. */
function useListAfterPause(isSaved: boolean, list: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate(list), AFTER_EDIT_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSaved, list, navigate])
}
