import type { MailText } from '@etrend/contract'

/** What the texts of a mail may contain in braces. */
export function PlaceholderList({ placeholders }: Pick<MailText, 'placeholders'>) {
  return (
    <details className="rounded-control bg-sunk px-3 py-2" open>
      <summary className="font-semibold cursor-pointer">Placeholders</summary>
      <dl className="grid gap-1 pt-2">
        {placeholders.map(({ name, meaning, is_for_subject }) => (
          <div key={name} className="flex gap-x-3">
            <dt className="w-24 shrink-0 font-medium">{`{${name}}`}</dt>
            <dd className="min-w-0 text-muted">
              {meaning}
              {is_for_subject ? '' : ' (not in the subject)'}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
