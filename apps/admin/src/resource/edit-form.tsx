import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { leave } from '../lib/leaving'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { say } from '../lib/words'
import { focusTitle } from '../ui/display/screen-header'
import { RecordForm } from '../ui/form/record-form'
import type { Answer, Resource } from './resource'

const AFTER_EDIT_PAUSE_MS = 2000 // spec §4

/** The form of an existing row. `started` is the row as it was loaded; `reread` loads it again. */
export function EditForm<Row, Input extends object, Change, One>({
  id,
  resource,
  started,
  reread,
}: {
  id: string
  resource: Resource<Row, Input, Change, One>
  started: Answer<One>
  reread: () => Promise<{ data: Answer<One> | undefined }>
}) {
  const { key, paths, messages, changeSchema, draftOf, namesIn, fields, isWide } = resource
  const queries = useQueryClient()
  const edit = resource.hooks.useEdit()
  const [tag, setTag] = useState(tagOf(started))
  const [isSaved, setSaved] = useState(false)
  useListAfterPause(isSaved, `${home}/${paths.list}`)

  async function save(body: Change) {
    try {
      await edit.mutateAsync({ params: { id }, body, headers: tag ? { 'if-match': tag } : {} })
    } catch (error) {
      const { status, message } = refusalOf(error)
      notify.error(say(status ? messages.updateRefused : messages.updateFailed, message))
      const theirs = status === 409 ? await changedMeanwhile() : undefined
      if (theirs) return theirs
      throw error
    }
    notify.success(messages.updated)
    void queries.invalidateQueries({ queryKey: [key] })
    return undefined
  }

  /** The row as somebody else has saved it since, or undefined. The next save then changes that version of the row. */
  async function changedMeanwhile() {
    const { data: now } = await reread()
    if (!now || tagOf(now) === tag) return undefined
    setTag(tagOf(now))
    return { draft: draftOf(now.body), names: namesIn?.(now.body) ?? {} }
  }

  return (
    // Nothing more can be typed once it is saved: the list is about to open.
    <div inert={isSaved} className={`inert:[&>form>*]:opacity-60 ${isWide ? 'xl:contents' : ''}`}>
      <RecordForm<Input, Change>
        schema={changeSchema}
        start={draftOf(started.body)}
        restart={(values) => values}
        listPath={paths.list}
        submitLabel="Update"
        isWide={isWide}
        fields={(form) => fields(form, started.body)}
        save={save}
        onSaved={() => {
          setSaved(true)
          focusTitle()
        }}
      />
    </div>
  )
}

function tagOf({ headers }: { headers: Headers }) {
  return headers.get('etag') ?? undefined
}

/** Opens the list 2 s after saving, unless the user leaves first. Asks about unsaved changes below the form. */
function useListAfterPause(isSaved: boolean, list: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => leave(() => void navigate(list)), AFTER_EDIT_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isSaved, list, navigate])
}
