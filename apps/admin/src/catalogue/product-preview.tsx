import { productsChange, type ProductsPreview } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { inWords, yesOrNo } from '../lib/words'
import { useDebounced } from '../ui/controls/use-debounced'
import type { ChosenProducts } from './product-change'

const PAUSE_MS = 300
const SHOWN = 6

/** What the server says that the change would do; undefined until it is known, or while the form isn't valid. */
export function usePreview(chosen: ChosenProducts, change: object) {
  const asked = useDebounced(JSON.stringify(change), PAUSE_MS)
  const parsed = productsChange.safeParse(JSON.parse(asked))
  const body = parsed.success ? { ...chosen, change: parsed.data } : undefined
  return useQuery({
    queryKey: ['products', 'preview', body],
    placeholderData: keepPreviousData,
    queryFn: body
      ? async () => okOf(await api.bulk.previewProducts.mutate({ body })).body
      : skipToken,
  })
}

/** The first rows of a change, before and after, and the rows that it can't change. */
export function ProductPreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  if (preview.error) return <p className="text-muted">{refusalOf(preview.error).message}</p>
  if (!preview.data) return null
  const { changes, count, rows, refusals, refused } = preview.data
  return (
    <section aria-label="Preview" aria-busy={preview.isFetching} className="grid gap-2">
      <p className="font-semibold">
        {changes} of {inWords('products', count)} would change
      </p>
      <ul className="grid gap-1">
        {rows.slice(0, SHOWN).map((row) => (
          <PreviewRow key={row.id} row={row} />
        ))}
      </ul>
      {changes > SHOWN ? <p className="text-muted">And {changes - SHOWN} more.</p> : null}
      {refusals > 0 ? (
        <div className="text-danger">
          <p className="font-semibold">{inWords('products', refusals)} can’t be changed:</p>
          <ul>
            {refused.slice(0, SHOWN).map(({ id, label, message }) => (
              <li key={id}>
                {label}: {message}
              </li>
            ))}
          </ul>
          {refusals > SHOWN ? <p>And {refusals - SHOWN} more.</p> : null}
        </div>
      ) : null}
    </section>
  )
}

type Row = ProductsPreview['rows'][number]

function PreviewRow({ row: { label, before, after } }: { row: Row }) {
  return (
    <li className="border-b border-line pb-1 wrap-break-word">
      {label}
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 text-muted tabular-nums">
        {shownFields.flatMap(([name, title]) =>
          name in after
            ? [
                <dt key={`${name} title`}>{title}</dt>,
                <dd key={name}>
                  {inShort(before[name])} <span aria-label="becomes">→</span>{' '}
                  <strong className="text-ink">{inShort(after[name])}</strong>
                </dd>,
              ]
            : [],
        )}
      </dl>
    </li>
  )
}

const shownFields = [
  ['price', 'Price'],
  ['discounted_price', 'Discounted price'],
  ['subcategory', 'Sub category'],
  ['Brand', 'Brand'],
  ['is_featured', 'Featured'],
  ['is_slider', 'In the slider'],
  ['status', 'Status'],
] as const

function inShort(value: string | number | boolean | null | undefined) {
  if (typeof value === 'number') return formatPrice(value)
  if (typeof value === 'boolean') return yesOrNo(value)
  return value ?? 'none'
}
