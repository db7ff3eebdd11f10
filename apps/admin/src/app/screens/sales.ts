import Banknote from 'lucide-react/icons/banknote'
import BookText from 'lucide-react/icons/book-text'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Contact from 'lucide-react/icons/contact'
import FileUp from 'lucide-react/icons/file-up'
import HandCoins from 'lucide-react/icons/hand-coins'
import Landmark from 'lucide-react/icons/landmark'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import PackageCheck from 'lucide-react/icons/package-check'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Wallet from 'lucide-react/icons/wallet'
import { lazyScreen } from '../../lib/lazy-screen'
import type { Screen } from './screen'

const script = () => import('./sales-script')
const orders = { icon: ClipboardList, under: 'allorder' } as const
const mails = { icon: Mail, under: 'mails' } as const
const sms = { icon: MessageSquare } as const
const delivery = { icon: Truck, under: 'delivery' } as const
const codes = { icon: TicketPercent, under: 'promocodes' } as const

/** The screens about sales, money and customers. They share one script. */
export const salesScreens: Screen[] = [
  // Reports and the cash in the drawer.
  {
    path: 'cashdays',
    title: 'Day Closing',
    label: 'Day closing',
    icon: Wallet,
    words: 'cash drawer till count courier bank notes',
    permission: ['money', 'selling'],
    Component: lazyScreen(async () => (await script()).CashDays),
  },
  {
    path: 'cashdays/:id',
    title: 'Closed Day',
    label: '',
    icon: Wallet,
    under: 'cashdays',
    permission: ['money', 'selling'],
    Component: lazyScreen(async () => (await script()).CashDay),
  },
  {
    path: 'couriercash',
    title: 'Courier Cash',
    label: 'Courier cash',
    icon: HandCoins,
    words: 'settlement couriers cash on delivery cod held paid in fee difference',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).CourierCash),
  },
  {
    path: 'couriercash/months',
    title: 'Couriers by Month',
    label: '',
    icon: HandCoins,
    under: 'couriercash',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).CourierMonths),
  },
  {
    path: 'couriercash/:courier',
    title: 'Settle Courier Cash',
    label: '',
    icon: HandCoins,
    under: 'couriercash',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).SettleScreen),
  },
  {
    path: 'couriercash/settlements/:id',
    title: 'Settlement',
    label: '',
    icon: HandCoins,
    under: 'couriercash',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).SettlementScreen),
  },
  {
    path: 'payouts',
    title: 'Payouts',
    label: 'Payouts',
    icon: Landmark,
    words: 'gateway statement esewa khalti settlement fee reconciliation differences',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).Payouts),
  },
  {
    path: 'payouts/add',
    title: 'Add Statement',
    label: '',
    icon: Landmark,
    under: 'payouts',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).AddStatement),
  },
  {
    path: 'reports',
    title: 'Reports',
    label: 'Reports',
    icon: ChartColumn,
    words: 'sales figures tax margin customers returns stock month csv accountant',
    permission: 'reports',
    Component: lazyScreen(async () => (await script()).ReportScreen),
  },

  // Orders and refunds, in the documented order (spec §2).
  {
    path: 'allorder',
    title: 'Orderlist',
    label: 'Order',
    icon: ClipboardList,
    words: 'orders sales call queue',
    permission: 'orders',
    Component: lazyScreen(async () => (await script()).OrderList),
  },
  {
    ...orders,
    path: 'order/:number',
    title: 'Order',
    label: 'Order',
    permission: 'orders',
    Component: lazyScreen(async () => (await script()).OrderScreen),
  },
  {
    ...orders,
    path: 'addorder',
    title: 'Phone Order',
    label: 'Phone order',
    permission: 'selling',
    Component: lazyScreen(async () => (await script()).PhoneOrder),
  },
  {
    ...orders,
    path: 'walkin',
    title: 'Walk-in Sale',
    label: 'Walk-in sale',
    words: 'counter till cash shop pos sell',
    permission: 'selling',
    Component: lazyScreen(async () => (await script()).WalkInSale),
  },
  {
    path: 'refunds',
    title: 'Refunds',
    label: 'Refunds',
    icon: Banknote,
    words: 'money back pay',
    permission: 'refunds',
    Component: lazyScreen(async () => (await script()).RefundList),
  },

  // Bills, credit notes and their registers, for the accountant.
  {
    path: 'bills',
    title: 'Bills',
    label: 'Bills',
    icon: ReceiptText,
    words: 'tax invoice vat pan ird print',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).BillList),
  },
  {
    path: 'creditnotes',
    title: 'Credit Notes',
    label: 'Credit notes',
    icon: ReceiptText,
    under: 'bills',
    words: 'tax invoice vat refund return',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).CreditNoteList),
  },
  {
    path: 'billregisters',
    title: 'Registers',
    label: 'Registers',
    icon: BookText,
    under: 'bills',
    words: 'standard view sales register credit note csv xlsx excel annexure ird month close',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).BillRegisters),
  },
  {
    path: 'taxoffice',
    title: 'Tax Office',
    label: 'Tax office',
    icon: Landmark,
    under: 'bills',
    words: 'cbms ird sync waiting refused bills credit notes',
    permission: 'money',
    Component: lazyScreen(async () => (await script()).TaxFilingList),
  },

  // Returns, customers and promo codes.
  {
    path: 'returns',
    title: 'Returns',
    label: 'Returns',
    icon: Undo2,
    words: 'exchange send back',
    permission: 'orders',
    Component: lazyScreen(async () => (await script()).ReturnList),
  },
  {
    path: 'customers',
    title: 'Customers',
    label: 'Customers',
    icon: Contact,
    words: 'people accounts guests shoppers block cash',
    permission: 'customers',
    Component: lazyScreen(async () => (await script()).CustomerList),
  },
  {
    path: 'customers/:id',
    title: 'Customer',
    label: 'Customer',
    icon: Contact,
    under: 'customers',
    permission: 'customers',
    Component: lazyScreen(async () => (await script()).CustomerScreen),
  },
  {
    path: 'guests/:phone',
    title: 'Guest',
    label: 'Guest',
    icon: Contact,
    under: 'customers',
    permission: 'customers',
    Component: lazyScreen(async () => (await script()).GuestScreen),
  },
  {
    path: 'promocodes',
    title: 'Promo Codes',
    label: 'Promo codes',
    icon: TicketPercent,
    words: 'discount vouchers coupons',
    permission: 'promotions',
    Component: lazyScreen(async () => (await script()).PromoCodeList),
  },
  {
    ...codes,
    path: 'promocodes/add',
    title: 'Add Promo Code',
    label: '',
    permission: 'promotions',
    Component: lazyScreen(async () => (await script()).AddPromoCode),
  },
  {
    ...codes,
    path: 'promocodes/:id',
    title: 'Edit Promo Code',
    label: '',
    permission: 'promotions',
    Component: lazyScreen(async () => (await script()).EditPromoCode),
  },

  // Delivery zones and parcels.
  {
    path: 'delivery',
    title: 'Delivery',
    label: 'Delivery',
    icon: Truck,
    words: 'zones districts shipping fee cash on delivery days',
    permission: 'settings',
    Component: lazyScreen(async () => (await script()).DeliveryZoneList),
  },
  {
    ...delivery,
    path: 'delivery/add',
    title: 'Add Delivery Zone',
    label: '',
    permission: 'settings',
    Component: lazyScreen(async () => (await script()).AddDeliveryZone),
  },
  {
    ...delivery,
    path: 'delivery/others',
    title: 'All Other Districts',
    label: '',
    permission: 'settings',
    Component: lazyScreen(async () => (await script()).EditOtherDistricts),
  },
  {
    ...delivery,
    path: 'delivery/import',
    title: 'Import Delivery Zones',
    label: 'Import delivery zones',
    icon: FileUp,
    words: 'csv upload file districts',
    permission: 'settings',
    Component: lazyScreen(async () => (await script()).ImportZones),
  },
  {
    ...delivery,
    path: 'delivery/:id',
    title: 'Edit Delivery Zone',
    label: '',
    permission: 'settings',
    Component: lazyScreen(async () => (await script()).EditDeliveryZone),
  },
  {
    path: 'handovers',
    title: 'Handovers',
    label: 'Handovers',
    icon: PackageCheck,
    words: 'couriers parcels list sign labels shipped',
    permission: 'packing',
    Component: lazyScreen(async () => (await script()).HandoverList),
  },
  {
    path: 'parcelcodes',
    title: 'Courier Codes',
    label: 'Courier codes',
    icon: PackageCheck,
    under: 'handovers',
    words: 'tracking codes scan parcels barcode',
    permission: 'packing',
    Component: lazyScreen(async () => (await script()).ParcelCodes),
  },

  // What customers write, what the shop sends, and its settings.
  {
    path: 'reviews',
    title: 'Reviews',
    label: 'Reviews',
    icon: Star,
    words: 'ratings stars moderate hide',
    permission: 'content',
    Component: lazyScreen(async () => (await script()).ReviewList),
  },
  {
    path: 'mails',
    title: 'Mails',
    label: 'Mails',
    icon: Mail,
    words: 'outbox email e-mail failed resend',
    permission: 'customers',
    Component: lazyScreen(async () => (await script()).MailList),
  },
  {
    ...mails,
    path: 'mailtexts',
    title: 'Mail Texts',
    label: 'Mail texts',
    permission: 'content',
    Component: lazyScreen(async () => (await script()).MailTextList),
  },
  {
    ...mails,
    path: 'mailtexts/:kind',
    title: 'Mail Text',
    label: '',
    permission: 'content',
    Component: lazyScreen(async () => (await script()).MailTextScreen),
  },
  {
    ...sms,
    path: 'sms',
    title: 'SMS',
    label: 'SMS',
    words: 'messages phone text sparrow aakash code outbox failed resend',
    permission: 'customers',
    Component: lazyScreen(async () => (await script()).SmsList),
  },
  {
    ...sms,
    under: 'sms',
    path: 'smstexts',
    title: 'SMS Texts',
    label: 'SMS texts',
    permission: 'content',
    Component: lazyScreen(async () => (await script()).SmsTextList),
  },
  {
    ...sms,
    under: 'sms',
    path: 'smstexts/:kind',
    title: 'SMS Text',
    label: '',
    permission: 'content',
    Component: lazyScreen(async () => (await script()).SmsTextScreen),
  },
  {
    path: 'settings',
    title: 'Shop Settings',
    label: 'Shop settings',
    icon: Settings,
    words: 'name phone shipping tax dollar legal social',
    permission: 'settings',
    Component: lazyScreen(async () => (await script()).SettingsScreen),
  },
]
