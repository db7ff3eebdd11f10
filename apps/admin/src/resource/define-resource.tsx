import { AddScreen } from './add-screen'
import { EditScreen } from './edit-screen'
import { ListScreen } from './list-screen'
import type { Resource } from './resource'

/**
 * Builds a noun's three screens, and its data for sidebar, breadcrumb and search. The app knows a noun only by this
 * result, so a new noun only has to be added to app/resources.ts.
 */
export function defineResource<
  Row extends { id: number },
  Input extends object,
  Change = Input,
  One = Row,
>(resource: Resource<Row, Input, Change, One>) {
  const { key, label, words, icon, paths, titles } = resource
  return {
    key,
    label,
    words,
    icon,
    paths,
    titles,
    List: () => <ListScreen resource={resource} />,
    Add: () => <AddScreen resource={resource} />,
    Edit: () => <EditScreen resource={resource} />,
  }
}
