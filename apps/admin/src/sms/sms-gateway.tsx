import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { Mark } from '../ui/display/mark'
import { Section } from '../ui/display/section'
import { May } from '../ui/may'
import { Loaded } from '../ui/state/loaded'
import { Notice } from '../ui/state/notice'
import { SmsTest } from './sms-test'
import { gatewayNames } from './sms-words'

/** Which gateway sends the shop's SMS, its credits, and a test. Without one, the settings that it needs. */
export function SmsGateway() {
  const settings = useSmsSettings()
  return (
    <Loaded answer={settings}>
      {({ gateway }) =>
        gateway === null ? (
          <NoGateway />
        ) : (
          <div className="pt-2 pb-6">
            <p className="flex flex-wrap items-center gap-2 py-2">
              Sent by {gatewayNames[gateway]}
              <Mark kind={gateway === 'simulator' ? 'warning' : 'good'}>
                {gateway === 'simulator' ? 'Nothing leaves this machine' : 'On'}
              </Mark>
            </p>
            <May needed="settings">
              <Balance />
              <SmsTest />
            </May>
          </div>
        )
      }
    </Loaded>
  )
}

export function useSmsSettings() {
  return api.smsMessages.settings.useQuery({
    queryKey: ['sms', 'settings'],
    meta: { notLoaded: 'Failed to fetch the settings of SMS' },
  })
}

/** Asks only when somebody wants to know: each answer is a call of the gateway. */
function Balance() {
  const { data, error, isFetching, refetch } = api.smsMessages.balance.useQuery({
    queryKey: ['sms', 'balance'],
    enabled: false,
    retry: false,
    meta: { notLoaded: 'Failed to fetch the credits' },
  })
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Asking…' : 'Credits left'}
      </Button>
      <output>{data && data.body.credits !== null ? `${data.body.credits} credits` : null}</output>
      {data?.body.problem ? <Notice>{data.body.problem}</Notice> : null}
      {error ? <Notice>The gateway could not be asked. Please try again.</Notice> : null}
    </div>
  )
}

function NoGateway() {
  return (
    <Section title="SMS are switched off">
      <p className="max-w-prose pt-3">
        The shop sends no SMS, because its server was started without the keys of a gateway. Add the
        lines of Sparrow SMS or of Aakash SMS to the server’s settings, with your own values, and
        start it again. To try it without either, add SMS=simulator.
      </p>
      <pre className="mt-3 mb-6 rounded-control bg-sunk p-3 text-xs wrap-anywhere whitespace-pre-wrap">
        {lines.join('\n')}
      </pre>
    </Section>
  )
}

const lines = [
  '# Sparrow SMS',
  'SPARROW_TOKEN=your token',
  'SPARROW_FROM=your sender identity',
  '',
  '# or Aakash SMS',
  'AAKASH_TOKEN=your token',
]
