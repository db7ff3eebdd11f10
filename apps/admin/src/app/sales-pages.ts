import Banknote from 'lucide-react/icons/banknote'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Contact from 'lucide-react/icons/contact'
import Mail from 'lucide-react/icons/mail'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Undo2 from 'lucide-react/icons/undo-2'
import { lazyScreen } from '../lib/lazy-screen'
import { billPages } from './bill-pages'
import { deliveryPages } from './delivery-pages'
import type { Page } from './page'
import { smsPages } from './sms-pages'

const screens = () => import('./sales-screens')
const orders = { group: 'Sales', icon: ClipboardList, under: 'allorder' } as const
const mails = { group: 'Office', icon: Mail, under: 'mails' } as const
const codes = { group: 'Sales', icon: TicketPercent, under: 'promocodes' } as const

/** The order pages: orders and refunds first, as documented (spec §2), then the pages related to them. */
export const salesPages: Page[] = [
  {
    path: 'allorder',
    title: 'Orderlist',
    label: 'Order',
    icon: ClipboardList,
    group: 'Sales',
    words: 'orders sales call queue',
    permission: 'orders',
    Screen: lazyScreen(async () => (await screens()).OrderList),
  },
  {
    ...orders,
    path: 'order/:number',
    title: 'Order',
    label: 'Order',
    permission: 'orders',
    Screen: lazyScreen(async () => (await screens()).OrderScreen),
  },
  {
    ...orders,
    path: 'addorder',
    title: 'Phone Order',
    label: 'Phone order',
    permission: 'selling',
    Screen: lazyScreen(async () => (await screens()).PhoneOrder),
  },
  {
    ...orders,
    path: 'walkin',
    title: 'Walk-in Sale',
    label: 'Walk-in sale',
    words: 'counter till cash shop pos sell',
    permission: 'selling',
    Screen: lazyScreen(async () => (await screens()).WalkInSale),
  },
  {
    path: 'refunds',
    title: 'Refunds',
    label: 'Refunds',
    icon: Banknote,
    group: 'Sales',
    words: 'money back pay',
    permission: 'refunds',
    Screen: lazyScreen(async () => (await screens()).RefundList),
  },
  ...billPages,
  {
    path: 'returns',
    title: 'Returns',
    label: 'Returns',
    icon: Undo2,
    group: 'Sales',
    words: 'exchange send back',
    permission: 'orders',
    Screen: lazyScreen(async () => (await screens()).ReturnList),
  },
  {
    path: 'customers',
    title: 'Customers',
    label: 'Customers',
    icon: Contact,
    group: 'Sales',
    words: 'people accounts guests shoppers',
    permission: 'customers',
    Screen: lazyScreen(async () => (await screens()).CustomerList),
  },
  {
    path: 'customers/:id',
    title: 'Customer',
    label: 'Customer',
    icon: Contact,
    group: 'Sales',
    under: 'customers',
    permission: 'customers',
    Screen: lazyScreen(async () => (await screens()).CustomerScreen),
  },
  {
    path: 'guests/:phone',
    title: 'Guest',
    label: 'Guest',
    icon: Contact,
    group: 'Sales',
    under: 'customers',
    permission: 'customers',
    Screen: lazyScreen(async () => (await screens()).GuestScreen),
  },
  {
    path: 'promocodes',
    title: 'Promo Codes',
    label: 'Promo codes',
    icon: TicketPercent,
    group: 'Sales',
    words: 'discount vouchers coupons',
    permission: 'promotions',
    Screen: lazyScreen(async () => (await screens()).PromoCodeList),
  },
  {
    ...codes,
    path: 'promocodes/add',
    title: 'Add Promo Code',
    label: '',
    permission: 'promotions',
    Screen: lazyScreen(async () => (await screens()).AddPromoCode),
  },
  {
    ...codes,
    path: 'promocodes/:id',
    title: 'Edit Promo Code',
    label: '',
    permission: 'promotions',
    Screen: lazyScreen(async () => (await screens()).EditPromoCode),
  },
  ...deliveryPages,
  {
    path: 'reviews',
    title: 'Reviews',
    label: 'Reviews',
    icon: Star,
    group: 'Sales',
    words: 'ratings stars moderate hide',
    permission: 'content',
    Screen: lazyScreen(async () => (await screens()).ReviewList),
  },
  {
    path: 'mails',
    title: 'Mails',
    label: 'Mails',
    icon: Mail,
    group: 'Office',
    words: 'outbox e-mail failed resend',
    permission: 'customers',
    Screen: lazyScreen(async () => (await screens()).MailList),
  },
  {
    ...mails,
    path: 'mailtexts',
    title: 'Mail Texts',
    label: 'Mail texts',
    permission: 'content',
    Screen: lazyScreen(async () => (await screens()).MailTextList),
  },
  {
    ...mails,
    path: 'mailtexts/:kind',
    title: 'Mail Text',
    label: '',
    permission: 'content',
    Screen: lazyScreen(async () => (await screens()).MailTextScreen),
  },
  ...smsPages,
  {
    path: 'settings',
    title: 'Shop Settings',
    label: 'Shop settings',
    icon: Settings,
    group: 'Office',
    words: 'name phone shipping tax dollar legal social',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).SettingsPage),
  },
]
