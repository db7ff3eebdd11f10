import { isSameJson } from '@etrend/domain'
import { useState } from 'react'
import { refusalOf } from '../../lib/refusal'

type Answer<Body> = { body: Body; headers: Headers }

/**
 * What staff edit of a page: the draft on the screen, and what is saved of it. `send` saves a draft, with the ETag of the
 * state that it began from; `reread` loads what is saved now. `conflict` is set once somebody else has saved a change
 * that this draft would overwrite, until staff choose one of the two.
 */
export function useDraft<Saved extends { id: number | null }, Draft>({
  started,
  draftOf,
  begin = (draft) => draft,
  send,
  reread,
}: {
  started: Answer<Saved>
  draftOf: (saved: Saved) => Draft
  /** A change with which the editing begins. */
  begin?: (draft: Draft) => Draft
  send: (draft: Draft, tag: string | undefined) => Promise<Answer<Saved>>
  reread: () => Promise<{ data: Answer<Saved> | undefined }>
}) {
  const [saved, setSaved] = useState(started)
  const [draft, setDraft] = useState(() => begin(draftOf(started.body)))
  const [conflict, setConflict] = useState<Answer<Saved>>()
  const [past, setPast] = useState<Draft[]>([])
  // Part of the React key of fields that keep their own state: a new number makes them start again from the draft.
  const [fieldsKey, setFieldsKey] = useState(0)
  const isDirty = !isSameJson(draft, draftOf(saved.body))

  function startFrom(answer: Answer<Saved>) {
    setSaved(answer)
    setDraft(draftOf(answer.body))
    setConflict(undefined)
    setPast([])
    setFieldsKey((number) => number + 1)
  }

  /** Saves the draft where it differs, and returns the page's id. Throws the call's refusal. */
  async function save() {
    const { id } = saved.body
    if (!isDirty && id !== null) return id
    const tag = saved.headers.get('etag') ?? undefined
    try {
      const answer = await send(draft, tag)
      setSaved(answer)
      setConflict(undefined)
      return answer.body.id
    } catch (error) {
      const { data } = refusalOf(error).status === 409 ? await reread() : { data: undefined }
      if (data && data.headers.get('etag') !== saved.headers.get('etag')) setConflict(data)
      throw error
    }
  }

  return {
    saved: saved.body,
    draft,
    isDirty,
    fieldsKey,
    save,
    /** Changes the draft. A change that is a `step`, as moving a row, can be taken back by `undo`. */
    change: (next: Draft, isStep = false) => {
      if (isStep) setPast([...past, draft])
      setDraft(next)
    },
    undo: past.length > 0 ? () => undoStep() : undefined,
    /** Reads what became of the page by publishing or hiding it. The draft on the screen stays. */
    refresh: async () => {
      const { data } = await reread()
      if (!data) return
      if (isSameJson(draftOf(data.body), draft)) setSaved(data)
      else setConflict(data)
    },
    reload: async () => {
      const { data } = await reread()
      if (data) startFrom(data)
    },
    conflict: conflict && {
      takeTheirs: () => startFrom(conflict),
      /** The next save replaces their change. */
      keepMine: () => {
        setSaved(conflict)
        setConflict(undefined)
      },
    },
  }

  function undoStep() {
    const last = past.at(-1)
    if (last === undefined) return
    setDraft(last)
    setPast(past.slice(0, -1))
    setFieldsKey((number) => number + 1)
  }
}
