import type { Needed } from '@etrend/contract'
import type { LucideIcon } from 'lucide-react'
import BadgePercent from 'lucide-react/icons/badge-percent'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import PackagePlus from 'lucide-react/icons/package-plus'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import Store from 'lucide-react/icons/store'
import Tag from 'lucide-react/icons/tag'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { home } from './addresses'

/** `words` are search words beside the label. */
export type QuickAction = {
  label: string
  icon: LucideIcon
  to: string
  words: string
  permission: Needed
}

/** What staff begin most often: links of the dashboard, and actions of the search. */
export const quickActions: QuickAction[] = [
  action('Walk-in sale', Store, 'walkin', 'selling', 'counter till pos walk-in sale'),
  action('Phone order', Phone, 'addorder', 'selling', 'new call customer'),
  action('Add product', Plus, 'addproduct', 'catalogue', 'new create'),
  action('Make a sale', BadgePercent, 'addsale', 'promotions', 'discount weekend festival off'),
  action('Receive stock', PackagePlus, 'receivestock', 'stock', 'delivery supplier pieces'),
  action('Count stock', ClipboardCheck, 'stocktakes#start', 'stock', 'stocktake inventory'),
  action('Print labels', Tag, 'barcodes', 'stock', 'barcode sku price tags'),
  action('Edit home page', LayoutTemplate, 'homepage', 'content', 'hero slides banner rows'),
  action('Invite staff', UserRoundPlus, 'staff#invite', 'staff', 'packer member add staff'),
]

function action(
  label: string,
  icon: LucideIcon,
  path: string,
  permission: Needed,
  words: string,
): QuickAction {
  return { label, icon, to: `${home}/${path}`, permission, words }
}
