import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { home } from '../lib/addresses'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { useFollowUp } from '../lib/use-follow-up'
import { say } from '../lib/words'
import { ScreenHeader } from '../ui/display/screen-header'
import { RecordForm } from '../ui/form/record-form'
import { wideForm } from '../ui/form/wide-form'
import { justAdded } from './just-added'
import type { Resource } from './resource'

/**
 * The add form of a noun. After a success it is cleared for the next row (spec §4), or leads to `paths.afterAdd`. Where
 * a new row needs setting up, a second button opens it, and a line above the cleared form leads to it.
 */
export function AddScreen<Row extends { id: number }, Input extends object, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, schema, blank, fields, setUp } = resource
  const follow = useFollowUp()
  const [asked] = useSearchParams()
  const queries = useQueryClient()
  const addition = resource.hooks.useAdd()
  const [added, setAdded] = useState<Row>()
  const pageOf = (row: Row) => `${home}/${paths.edit.replace(':id', String(row.id))}`
  const saved = useRef<Row>(undefined)

  async function save(body: Input) {
    try {
      saved.current = (await addition.mutateAsync({ body })).body
    } catch (error) {
      notify.error(say(messages.notAdded, refusalOf(error).message))
      throw error
    }
    notify.success(messages.added)
    void queries.invalidateQueries({ queryKey: [key] })
    return undefined
  }

  return (
    <>
      <ScreenHeader title={titles.add} />
      {setUp && added ? (
        <AddedRow name={resource.nameOf(added)} to={pageOf(added)} setUp={setUp} />
      ) : null}
      <div className={resource.isWide ? wideForm.page : ''}>
        <RecordForm<Input, Input>
          schema={schema}
          start={resource.startOf?.(asked) ?? blank}
          restart={() => blank}
          listPath={paths.list}
          submitLabel="Submit"
          otherSubmit={setUp?.label}
          isWide={resource.isWide}
          fields={(form) => fields(form)}
          save={save}
          onSaved={(opensRow) => {
            const row = saved.current
            if (opensRow && row) return follow(pageOf(row), { state: justAdded })
            setAdded(row)
            if (paths.afterAdd) follow(`${home}/${paths.afterAdd}`)
          }}
        />
      </div>
    </>
  )
}

/** Says that a row was added, and leads to what is left to do with it. */
function AddedRow({ name, to, setUp }: { name: string; to: string; setUp: { next: string } }) {
  return (
    <p
      role="status"
      className="max-w-xl mt-5 rounded-control bg-success/10 px-3 py-2 wrap-break-word"
    >
      {name} was added.{' '}
      <Link to={to} className="font-semibold underline underline-offset-4">
        {setUp.next}
      </Link>
    </p>
  )
}
