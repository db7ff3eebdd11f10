import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { home } from '../lib/addresses'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { say } from '../lib/words'
import { PageHeader } from '../ui/page-header'
import { RecordForm } from '../ui/record-form'
import type { Resource } from './resource'

/** The add form of a noun. After a success it is cleared for the next row (spec §4), or leads to `paths.afterAdd`. */
export function AddScreen<Row, Input extends object, Change, One>({
  resource,
}: {
  resource: Resource<Row, Input, Change, One>
}) {
  const { key, titles, paths, messages, schema, blank, fields } = resource
  const navigate = useNavigate()
  const queries = useQueryClient()
  const addition = resource.hooks.useAdd()

  async function save(body: Input) {
    try {
      await addition.mutateAsync({ body })
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
      <PageHeader title={titles.add} />
      <RecordForm<Input, Input>
        schema={schema}
        start={blank}
        restart={() => blank}
        listPath={paths.list}
        submitLabel="Submit"
        fields={(form) => fields(form)}
        save={save}
        onSaved={() => {
          if (paths.afterAdd) void navigate(`${home}/${paths.afterAdd}`)
        }}
      />
    </>
  )
}
