import Boxes from 'lucide-react/icons/boxes'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import FileUp from 'lucide-react/icons/file-up'
import PackagePlus from 'lucide-react/icons/package-plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { ImportProducts } from '../imports/import-products'
import { ProfilePage } from '../profile/profile-page'
import { AuditPage } from '../records/audit-page'
import { TrashPage } from '../records/trash-page'
import { StaffPage } from '../staff/staff-page'
import { OnHand } from '../stock/on-hand'
import { ReceiveStock } from '../stock/receive-stock'
import type { Page } from './page'
import { salesPages } from './sales-pages'

/** In the sidebar's order. Adding one here adds its address and its entries everywhere. */
export const pages: Page[] = [
  ...salesPages,
  {
    path: 'stockonhand',
    title: 'Stock on Hand',
    label: 'Stock on hand',
    icon: Boxes,
    group: 'Stockroom',
    words: 'levels units inventory low threshold',
    Screen: OnHand,
  },
  {
    path: 'receivestock',
    title: 'Receive Stock',
    label: 'Receive stock',
    icon: PackagePlus,
    group: 'Stockroom',
    words: 'paste spreadsheet delivery',
    Screen: ReceiveStock,
  },
  {
    path: 'importproducts',
    title: 'Import Products',
    label: 'Import products',
    icon: FileUp,
    group: 'Stockroom',
    words: 'csv upload file',
    Screen: ImportProducts,
  },
  {
    path: 'staff',
    title: 'Staff',
    label: 'Staff',
    icon: Users,
    group: 'Office',
    words: 'accounts people colleagues invite',
    Screen: StaffPage,
  },
  {
    path: 'audit',
    title: 'Audit Log',
    label: 'Audit log',
    icon: ScrollText,
    group: 'Office',
    words: 'history changes undo',
    Screen: AuditPage,
  },
  {
    path: 'trash',
    title: 'Trash',
    label: 'Trash',
    icon: Trash2,
    group: 'Office',
    words: 'deleted restore undo',
    Screen: TrashPage,
  },
  {
    path: 'profile',
    title: 'Profile',
    label: 'Profile',
    icon: CircleUserRound,
    group: 'Account',
    words: 'my account password sessions devices',
    Screen: ProfilePage,
  },
]
