import Landmark from 'lucide-react/icons/landmark'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import type { Source } from './source'

/** Bills that the tax office refused, or that have waited for more than a day. */
export const unsentBills: Source = {
  queryKey: ['tax-filings', 'notifications'],
  permission: 'money',
  title: 'Tax office',
  allAt: `${home}/taxoffice`,
  async load() {
    const { refused, late, oldest_waiting_at, problem } = okOf(
      await api.taxFilings.summary.query(),
    ).body
    const icon = Landmark
    const notifications = [
      ...(refused > 0
        ? [
            {
              id: `refused bills ${refused}`,
              icon,
              title: refused === 1 ? '1 bill was refused' : `${refused} bills were refused`,
              detail: 'Refused by the tax office.',
              to: `${home}/taxoffice?state=refused`,
            },
          ]
        : []),
      ...(late > 0
        ? [
            {
              id: `late bills since ${oldest_waiting_at}`,
              icon,
              title: `${late === 1 ? '1 bill has' : `${late} bills have`} waited for a day`,
              detail: problem ?? 'Not received by the tax office yet.',
              to: `${home}/taxoffice?state=waiting`,
            },
          ]
        : []),
    ]
    return { notifications, total: notifications.length }
  },
}
