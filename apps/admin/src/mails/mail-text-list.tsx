import type { MailText } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { Mark } from '../ui/display/mark'
import { ScreenHeader } from '../ui/display/screen-header'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { Loaded } from '../ui/state/loaded'

/** Every kind of mail that the shop sends. Each leads to its texts. */
export function MailTextList() {
  const texts = useMailTexts()
  return (
    <>
      <ScreenHeader title="Mail Texts" />
      <p className="max-w-prose pt-2 text-muted">
        What the shop’s mails say. Pieces, sums, address and links are added to each mail.
      </p>
      <div className="pt-4">
        <Loaded answer={texts}>
          {(rows) => (
            <PlainTable
              title="Mail texts"
              columns={columns}
              rows={rows}
              keyOf={({ kind }) => kind}
            />
          )}
        </Loaded>
      </div>
    </>
  )
}

export function useMailTexts() {
  return api.mailTexts.list.useQuery({
    queryKey: ['mail-texts'],
    meta: { notLoaded: 'Failed to fetch the texts of mails' },
  })
}

const columns: Column<MailText>[] = [
  {
    title: 'Mail',
    place: 'lead',
    card: ({ kind, title }) => <Link to={`${home}/mailtexts/${kind}`}>{title}</Link>,
    cell: ({ kind, title, is_changed }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link
          to={`${home}/mailtexts/${kind}`}
          className="inline-flex items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {title}
        </Link>
        {is_changed ? <Mark kind="quiet">Edited</Mark> : null}
      </span>
    ),
  },
  { title: 'Sent when', place: 'line', cell: ({ sent_when }) => sent_when },
  { title: 'Subject', cell: ({ subject }) => subject },
]
