import ChartColumn from 'lucide-react/icons/chart-column'
import HandCoins from 'lucide-react/icons/hand-coins'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./sales-screens')

/** The pages of reports and of the cash in the drawer. */
export const moneyPages: Page[] = [
  {
    path: 'cashdays',
    title: 'Day Closing',
    label: 'Day closing',
    icon: Wallet,
    group: 'Office',
    words: 'cash drawer till count courier bank notes',
    permission: ['money', 'selling'],
    Screen: lazyScreen(async () => (await screens()).CashDays),
  },
  {
    path: 'cashdays/:id',
    title: 'Closed Day',
    label: '',
    icon: Wallet,
    group: 'Office',
    under: 'cashdays',
    permission: ['money', 'selling'],
    Screen: lazyScreen(async () => (await screens()).CashDay),
  },
  {
    path: 'couriercash',
    title: 'Courier Cash',
    label: 'Courier cash',
    icon: HandCoins,
    group: 'Office',
    words: 'settlement couriers cash on delivery cod held paid in fee difference',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).CourierCash),
  },
  {
    path: 'couriercash/:courier',
    title: 'Settle Courier Cash',
    label: '',
    icon: HandCoins,
    group: 'Office',
    under: 'couriercash',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).SettleScreen),
  },
  {
    path: 'couriercash/settlements/:id',
    title: 'Settlement',
    label: '',
    icon: HandCoins,
    group: 'Office',
    under: 'couriercash',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).SettlementScreen),
  },
  {
    path: 'payouts',
    title: 'Payouts',
    label: 'Payouts',
    icon: Landmark,
    group: 'Office',
    words: 'gateway statement esewa khalti settlement fee reconciliation differences',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).Payouts),
  },
  {
    path: 'payouts/add',
    title: 'Add Statement',
    label: '',
    icon: Landmark,
    group: 'Office',
    under: 'payouts',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).AddStatement),
  },
  {
    path: 'reports',
    title: 'Reports',
    label: 'Reports',
    icon: ChartColumn,
    group: 'Office',
    words: 'sales figures tax margin customers returns stock month csv accountant',
    permission: 'reports',
    Screen: lazyScreen(async () => (await screens()).ReportScreen),
  },
]
