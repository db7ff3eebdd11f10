import Boxes from 'lucide-react/icons/boxes'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import PackagePlus from 'lucide-react/icons/package-plus'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Tag from 'lucide-react/icons/tag'
import { lazyScreen } from '../../lib/lazy-screen'
import type { Screen } from './screen'

const script = () => import('./stock-script')
const stocktakes = { icon: ClipboardCheck, under: 'stocktakes' } as const

/** The screens about pieces: what is there, what comes in, codes and counts. */
export const stockScreens: Screen[] = [
  {
    path: 'stockonhand',
    title: 'Stock on Hand',
    label: 'Stock on hand',
    icon: Boxes,
    words: 'levels units inventory low threshold',
    permission: ['stock', 'reports'],
    Component: lazyScreen(async () => (await script()).OnHand),
  },
  {
    path: 'receivestock',
    title: 'Receive Stock',
    label: 'Receive stock',
    icon: PackagePlus,
    words: 'paste spreadsheet delivery',
    permission: 'stock',
    Component: lazyScreen(async () => (await script()).ReceiveStock),
  },
  {
    path: 'scanstock',
    title: 'Receive by Scanning',
    label: 'Receive by scanning',
    icon: ScanBarcode,
    words: 'camera scanner barcode delivery cost',
    permission: 'stock',
    Component: lazyScreen(async () => (await script()).ScanStock),
  },
  {
    path: 'stocktakes',
    title: 'Stocktakes',
    label: 'Stocktakes',
    icon: ClipboardCheck,
    words: 'count inventory camera scanner differences',
    permission: 'stock',
    Component: lazyScreen(async () => (await script()).StocktakeList),
  },
  {
    ...stocktakes,
    path: 'stocktakes/:id',
    title: 'Stocktake',
    label: '',
    permission: 'stock',
    Component: lazyScreen(async () => (await script()).CountScreen),
  },
  {
    ...stocktakes,
    path: 'stocktakes/:id/review',
    title: 'Stocktake Review',
    label: '',
    permission: 'stock',
    Component: lazyScreen(async () => (await script()).ReviewScreen),
  },
  {
    path: 'barcodes',
    title: 'Barcodes and Labels',
    label: 'Barcodes and labels',
    icon: Tag,
    words: 'sku ean print sheet code',
    permission: 'stock',
    Component: lazyScreen(async () => (await script()).BarcodesScreen),
  },
]
