import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import { totalOf } from '../lib/total-of'
import type { Source } from './source'

const MOST = 5

/** SMS that no gateway took. */
export const failedSms: Source = {
  queryKey: ['sms', 'notifications'],
  permission: 'customers',
  title: 'Failed SMS',
  allAt: `${home}/sms?state=failed`,
  async load() {
    const answer = okOf(await api.smsMessages.list.query({ query: { state: 'failed' } }))
    const notifications = answer.body.slice(0, MOST).map(({ id, to, problem, attempts }) => ({
      // Sent again and failed again, it is news again.
      id: `sms ${id} ${attempts}`,
      icon: MessageSquareWarning,
      title: to,
      detail: problem ?? '',
      to: `${home}/sms?state=failed`,
    }))
    return { notifications, total: totalOf(answer) }
  },
}
