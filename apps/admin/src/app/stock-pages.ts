import Boxes from 'lucide-react/icons/boxes'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import PackagePlus from 'lucide-react/icons/package-plus'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Tag from 'lucide-react/icons/tag'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./stock-screens')
const stocktakes = { group: 'Stockroom', icon: ClipboardCheck, under: 'stocktakes' } as const

/** The pages about pieces: what is there, what comes in, codes and counts. */
export const stockPages: Page[] = [
  {
    path: 'stockonhand',
    title: 'Stock on Hand',
    label: 'Stock on hand',
    icon: Boxes,
    group: 'Stockroom',
    words: 'levels units inventory low threshold',
    permission: ['stock', 'reports'],
    Screen: lazyScreen(async () => (await screens()).OnHand),
  },
  {
    path: 'receivestock',
    title: 'Receive Stock',
    label: 'Receive stock',
    icon: PackagePlus,
    group: 'Stockroom',
    words: 'paste spreadsheet delivery',
    permission: 'stock',
    Screen: lazyScreen(async () => (await screens()).ReceiveStock),
  },
  {
    path: 'scanstock',
    title: 'Receive by Scanning',
    label: 'Receive by scanning',
    icon: ScanBarcode,
    group: 'Stockroom',
    words: 'camera scanner barcode delivery cost',
    permission: 'stock',
    Screen: lazyScreen(async () => (await screens()).ScanStock),
  },
  {
    path: 'stocktakes',
    title: 'Stocktakes',
    label: 'Stocktakes',
    icon: ClipboardCheck,
    group: 'Stockroom',
    words: 'count inventory camera scanner differences',
    permission: 'stock',
    Screen: lazyScreen(async () => (await screens()).StocktakeList),
  },
  {
    ...stocktakes,
    path: 'stocktakes/:id',
    title: 'Stocktake',
    label: '',
    permission: 'stock',
    Screen: lazyScreen(async () => (await screens()).CountScreen),
  },
  {
    ...stocktakes,
    path: 'stocktakes/:id/review',
    title: 'Stocktake Review',
    label: '',
    permission: 'stock',
    Screen: lazyScreen(async () => (await screens()).ReviewScreen),
  },
  {
    path: 'barcodes',
    title: 'Barcodes and Labels',
    label: 'Barcodes and labels',
    icon: Tag,
    group: 'Stockroom',
    words: 'sku ean print sheet code',
    permission: 'stock',
    Screen: lazyScreen(async () => (await screens()).BarcodesPage),
  },
]
