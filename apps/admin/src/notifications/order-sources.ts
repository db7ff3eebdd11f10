import MailX from 'lucide-react/icons/mail-x'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { home, orderAt } from '../lib/addresses'
import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import { totalOf } from '../lib/total-of'
import type { Source } from './source'

const MOST = 5

/** Orders in state 'placed', which nobody has confirmed yet, the newest first. */
export const newOrders: Source = {
  queryKey: ['orders', 'notifications'],
  permission: 'orders',
  title: 'New orders',
  allAt: `${home}/allorder?state=placed`,
  async load() {
    const answer = okOf(await api.staffOrders.list.query({ query: { state: 'placed' } }))
    const notifications = answer.body.slice(0, MOST).map(({ number, name, district, pieces }) => ({
      id: `order ${number}`,
      icon: ShoppingBag,
      title: number,
      detail: `${name}, ${district}: ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`,
      to: orderAt(number),
    }))
    return { notifications, total: totalOf(answer) }
  },
}

/** Mails that could not be sent. */
export const failedMails: Source = {
  queryKey: ['mails', 'notifications'],
  permission: 'customers',
  title: 'Failed mails',
  allAt: `${home}/mails?state=failed`,
  async load() {
    const answer = okOf(await api.mails.list.query({ query: { state: 'failed' } }))
    const notifications = answer.body.slice(0, MOST).map(({ id, to, subject }) => ({
      id: `mail ${id}`,
      icon: MailX,
      title: subject,
      detail: `To ${to}`,
      to: `${home}/mails?state=failed`,
    }))
    return { notifications, total: totalOf(answer) }
  },
}
