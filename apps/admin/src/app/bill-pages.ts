import BookText from 'lucide-react/icons/book-text'
import Landmark from 'lucide-react/icons/landmark'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./sales-screens')

/** Bills, credit notes and their registers, for the accountant. */
export const billPages: Page[] = [
  {
    path: 'bills',
    title: 'Bills',
    label: 'Bills',
    icon: ReceiptText,
    group: 'Sales',
    words: 'tax invoice vat pan ird print',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).BillList),
  },
  {
    path: 'creditnotes',
    title: 'Credit Notes',
    label: 'Credit notes',
    icon: ReceiptText,
    group: 'Sales',
    under: 'bills',
    words: 'tax invoice vat refund return',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).CreditNoteList),
  },
  {
    path: 'billregisters',
    title: 'Registers',
    label: 'Registers',
    icon: BookText,
    group: 'Sales',
    under: 'bills',
    words: 'standard view sales register credit note csv xlsx excel annexure ird month close',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).BillRegisters),
  },
  {
    path: 'taxoffice',
    title: 'Tax Office',
    label: 'Tax office',
    icon: Landmark,
    group: 'Sales',
    under: 'bills',
    words: 'cbms ird sync waiting refused bills credit notes',
    permission: 'money',
    Screen: lazyScreen(async () => (await screens()).TaxFilingList),
  },
]
