import MoveRight from 'lucide-react/icons/move-right'
import { fieldLabel, fieldValue, namedFields, type Fields } from './field-words'

/** What a change did to each field: before and after. */
export function Changes({ before, after }: { before: Fields; after: Fields }) {
  return (
    <dl className={grid}>
      {namedFields({ ...before, ...after }).map((name) => (
        <div key={name} className="contents">
          <dt className="max-sm:pt-1 text-muted">{fieldLabel(name)}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <del className={`${value} text-muted decoration-1`}>
              <span className="sr-only">before: </span>
              {fieldValue(name, before[name])}
            </del>
            <MoveRight size={14} aria-hidden className="shrink-0 text-muted" />
            <ins className={`${value} no-underline`}>
              <span className="sr-only">after: </span>
              {fieldValue(name, after[name])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Every field of a row as it was added, or as it was before it was deleted. */
export function AllFields({ fields }: { fields: Fields }) {
  return (
    <dl className={grid}>
      {namedFields(fields).map((name) => (
        <div key={name} className="contents">
          <dt className="max-sm:pt-1 text-muted">{fieldLabel(name)}</dt>
          <dd className={value}>{fieldValue(name, fields[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

const grid = 'sm:grid-cols-[140px_minmax(0,1fr)] grid gap-x-4 gap-y-1 pt-1.5 pb-1'
const value = 'min-w-0 max-w-prose wrap-anywhere whitespace-pre-line'
