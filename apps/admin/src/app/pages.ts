import type { LucideIcon } from 'lucide-react'
import Boxes from 'lucide-react/icons/boxes'
import FileUp from 'lucide-react/icons/file-up'
import PackagePlus from 'lucide-react/icons/package-plus'
import type { ComponentType } from 'react'
import { ImportProducts } from '../imports/import-products'
import { OnHand } from '../stock/on-hand'
import { ReceiveStock } from '../stock/receive-stock'

/** A screen that belongs to no noun: its address under /etrendadmin/, its title and its entry in the sidebar. */
type Page = { path: string; title: string; label: string; icon: LucideIcon; Screen: ComponentType }

/** In the sidebar's order. Adding one here adds its address and its entries. */
export const pages: Page[] = [
  {
    path: 'stockonhand',
    title: 'Stock on Hand',
    label: 'Stock on hand',
    icon: Boxes,
    Screen: OnHand,
  },
  {
    path: 'receivestock',
    title: 'Receive Stock',
    label: 'Receive stock',
    icon: PackagePlus,
    Screen: ReceiveStock,
  },
  {
    path: 'importproducts',
    title: 'Import Products',
    label: 'Import products',
    icon: FileUp,
    Screen: ImportProducts,
  },
]
