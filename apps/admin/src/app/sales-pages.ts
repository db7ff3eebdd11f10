import Banknote from 'lucide-react/icons/banknote'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Contact from 'lucide-react/icons/contact'
import Mail from 'lucide-react/icons/mail'
import Settings from 'lucide-react/icons/settings'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Undo2 from 'lucide-react/icons/undo-2'
import { CustomerList } from '../customers/customer-list'
import { CustomerScreen } from '../customers/customer-screen'
import { MailList } from '../mails/mail-list'
import { OrderList } from '../orders/order-list'
import { OrderScreen } from '../orders/order-screen'
import { PhoneOrder } from '../orders/phone-order'
import { RefundList } from '../orders/refund-list'
import { ReturnList } from '../orders/return-list'
import { PromoCodeList } from '../promo-codes/promo-code-list'
import { AddPromoCode, EditPromoCode } from '../promo-codes/promo-code-screens'
import { SettingsPage } from '../settings/settings-page'
import type { Page } from './page'

const orders = { group: 'Sales', icon: ClipboardList, under: 'allorder' } as const
const codes = { group: 'Sales', icon: TicketPercent, under: 'promocodes' } as const

/** The order desk, in the documented order (spec §2: order, refunds), and what belongs to it. */
export const salesPages: Page[] = [
  {
    path: 'allorder',
    title: 'Orderlist',
    label: 'Order',
    icon: ClipboardList,
    group: 'Sales',
    words: 'orders sales call queue',
    Screen: OrderList,
  },
  { ...orders, path: 'order/:number', title: 'Order', label: 'Order', Screen: OrderScreen },
  { ...orders, path: 'addorder', title: 'Phone Order', label: 'Phone order', Screen: PhoneOrder },
  {
    path: 'refunds',
    title: 'Refunds',
    label: 'Refunds',
    icon: Banknote,
    group: 'Sales',
    words: 'money back pay',
    Screen: RefundList,
  },
  {
    path: 'returns',
    title: 'Returns',
    label: 'Returns',
    icon: Undo2,
    group: 'Sales',
    words: 'exchange send back',
    Screen: ReturnList,
  },
  {
    path: 'customers',
    title: 'Customers',
    label: 'Customers',
    icon: Contact,
    group: 'Sales',
    words: 'people accounts guests shoppers',
    Screen: CustomerList,
  },
  {
    path: 'customers/:id',
    title: 'Customer',
    label: 'Customer',
    icon: Contact,
    group: 'Sales',
    under: 'customers',
    Screen: CustomerScreen,
  },
  {
    path: 'promocodes',
    title: 'Promo Codes',
    label: 'Promo codes',
    icon: TicketPercent,
    group: 'Sales',
    words: 'discount vouchers coupons',
    Screen: PromoCodeList,
  },
  { ...codes, path: 'promocodes/add', title: 'Add Promo Code', label: '', Screen: AddPromoCode },
  { ...codes, path: 'promocodes/:id', title: 'Edit Promo Code', label: '', Screen: EditPromoCode },
  {
    path: 'mails',
    title: 'Mails',
    label: 'Mails',
    icon: Mail,
    group: 'Office',
    words: 'outbox e-mail failed resend',
    Screen: MailList,
  },
  {
    path: 'settings',
    title: 'Shop Settings',
    label: 'Shop settings',
    icon: Settings,
    group: 'Office',
    words: 'name phone shipping tax dollar legal social',
    Screen: SettingsPage,
  },
]
