import type { SmsText } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { Mark } from '../ui/display/mark'
import { ScreenHeader } from '../ui/display/screen-header'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { May } from '../ui/may'
import { Loaded } from '../ui/state/loaded'
import { useSmsSettings } from './sms-gateway'
import { SmsSettingsForm } from './sms-settings-form'

/** Every kind of SMS that the shop sends, each with its texts, and how they are sent. */
export function SmsTextList() {
  const texts = useSmsTexts()
  const settings = useSmsSettings()
  return (
    <>
      <ScreenHeader title="SMS Texts" />
      <p className="max-w-prose pt-2 text-muted">
        What the shop’s SMS say, in English and Nepali. An SMS in plain Latin letters has 160
        characters, with any other letter 70. Longer ones are sent and paid as several.
      </p>
      <May needed="settings">
        <Loaded answer={settings}>{(body) => <SmsSettingsForm settings={body} />}</Loaded>
      </May>
      <div className="pt-6">
        <Loaded answer={texts}>
          {(rows) => (
            <PlainTable
              title="SMS texts"
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

export function useSmsTexts() {
  return api.smsTexts.list.useQuery({
    queryKey: ['sms-texts'],
    meta: { notLoaded: 'Failed to fetch the texts of SMS' },
  })
}

const columns: Column<SmsText>[] = [
  {
    title: 'SMS',
    place: 'lead',
    card: ({ kind, title }) => <Link to={`${home}/smstexts/${kind}`}>{title}</Link>,
    cell: ({ kind, title, is_on, is_changed }) => (
      <span className="flex flex-wrap items-center gap-2">
        <Link
          to={`${home}/smstexts/${kind}`}
          className="inline-flex items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {title}
        </Link>
        <Mark kind={is_on ? 'good' : 'quiet'}>{is_on ? 'On' : 'Off'}</Mark>
        {is_changed ? <Mark kind="quiet">Edited</Mark> : null}
      </span>
    ),
  },
  {
    title: 'Sent when',
    place: 'line',
    cell: ({ sent_when }) => sent_when,
  },
  { title: 'English', cell: ({ en }) => en },
]
