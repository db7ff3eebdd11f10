import { totalOf } from '../lib/total-of'
import { AddScreen } from './add-screen'
import { EditScreen } from './edit-screen'
import { ListScreen } from './list-screen'
import type { Resource } from './resource'

export type DefinedResource = ReturnType<typeof defineResource>

/**
 * Builds a noun's three screens, and its data for sidebar, breadcrumb and dashboard. The app knows a noun only by this
 * result, so a new noun only has to be added to app/resources.ts.
 */
export function defineResource<
  Row extends { id: number },
  Input extends object,
  Change = Input,
  One = Row,
>(resource: Resource<Row, Input, Change, One>) {
  const { key, label, icon, paths, titles, messages, hooks } = resource
  return {
    key,
    label,
    icon,
    paths,
    titles,
    List: () => <ListScreen resource={resource} />,
    Add: () => <AddScreen resource={resource} />,
    Edit: () => <EditScreen resource={resource} />,
    /** How many rows there are; undefined until it is known. */
    useCount: () => {
      const one = { page: '1', page_size: '1' }
      const { data } = hooks.useRows({
        queryKey: [key, 'list', one],
        queryData: { query: one },
        meta: { notLoaded: messages.listNotLoaded },
      })
      return data && totalOf(data)
    },
  }
}
