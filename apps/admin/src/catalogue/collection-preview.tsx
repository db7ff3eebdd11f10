import { collectionContent, collectionInput } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { refusalOf } from '../lib/refusal'
import { inWords } from '../lib/words'
import { useDebounced } from '../ui/controls/use-debounced'
import { Thumbnail } from '../ui/display/thumbnail'
import { FailedState } from '../ui/state/failed-state'
import {
  blankCollection,
  bodyOf,
  type CollectionForm,
  type CollectionValues,
} from './collection-values'
import { useCollectionPreview } from './use-collection-preview'

const PAUSE_MS = 300

/** How many products the rule finds now, and the first of them, while it is being written. */
export function CollectionPreview({ form }: { form: CollectionForm }) {
  const values: CollectionValues = Object.assign({}, blankCollection, form.watch())
  const asked = useDebounced(JSON.stringify(contentOf(values) ?? null), PAUSE_MS)
  const content = collectionContent.safeParse(JSON.parse(asked)).data
  const preview = useCollectionPreview(content)
  if (!content) {
    return <p className="text-muted">Fill in a condition to see which products it finds.</p>
  }
  if (preview.error) {
    return (
      <FailedState
        message={refusalOf(preview.error).message}
        isTrying={preview.isFetching}
        onRetry={preview.refetch}
      />
    )
  }
  const { total, items } = preview.data ?? { total: undefined, items: [] }
  return (
    <section aria-label="Preview" aria-busy={preview.isFetching} className="grid gap-3">
      <output className="font-semibold">
        {total === undefined ? 'Counting…' : `${inWords('products', total)} now`}
      </output>
      <ul className="sm:grid-cols-2 grid gap-x-5 gap-y-2">
        {items.map(({ id, title, price, picture }) => (
          <li key={id} className="flex min-w-0 items-center gap-3">
            {picture ? <Thumbnail src={picture.src} /> : <span className="h-12 w-10 bg-sunk" />}
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <span className="tabular-nums">{formatPrice(price)}</span>
          </li>
        ))}
      </ul>
      {total !== undefined && total > items.length ? (
        <p className="text-muted">and {total - items.length} more</p>
      ) : null}
    </section>
  )
}

/** What the form would save; undefined while a condition is missing or wrong. */
function contentOf(values: CollectionValues) {
  const checked = collectionInput.safeParse({ ...bodyOf(values), title: '-' }).data
  const none = { products: [], product_colors: [] }
  return checked && { kind: checked.kind, rule: checked.rule, sort: checked.sort, ...none }
}
