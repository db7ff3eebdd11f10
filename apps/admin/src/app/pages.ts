import Boxes from 'lucide-react/icons/boxes'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import FileUp from 'lucide-react/icons/file-up'
import PackagePlus from 'lucide-react/icons/package-plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'
import { salesPages } from './sales-pages'

const stockPages = () => import('./stock-screens')
const staffPages = () => import('./staff-screens')

/** All pages, in the sidebar's order. A page added here gets its route, sidebar entry and search entry. */
export const pages: Page[] = [
  ...salesPages,
  {
    path: 'stockonhand',
    title: 'Stock on Hand',
    label: 'Stock on hand',
    icon: Boxes,
    group: 'Stockroom',
    words: 'levels units inventory low threshold',
    permission: 'stock',
    Screen: lazyScreen(async () => (await stockPages()).OnHand),
  },
  {
    path: 'receivestock',
    title: 'Receive Stock',
    label: 'Receive stock',
    icon: PackagePlus,
    group: 'Stockroom',
    words: 'paste spreadsheet delivery',
    permission: 'stock',
    Screen: lazyScreen(async () => (await stockPages()).ReceiveStock),
  },
  {
    path: 'importproducts',
    title: 'Import Products',
    label: 'Import products',
    icon: FileUp,
    group: 'Stockroom',
    words: 'csv upload file',
    permission: 'catalogue',
    Screen: lazyScreen(async () => (await import('../imports/import-products')).ImportProducts),
  },
  {
    path: 'staff',
    title: 'Staff',
    label: 'Staff',
    icon: Users,
    group: 'Office',
    words: 'accounts people colleagues invite',
    permission: 'staff',
    Screen: lazyScreen(async () => (await staffPages()).StaffPage),
  },
  {
    path: 'audit',
    title: 'Audit Log',
    label: 'Audit log',
    icon: ScrollText,
    group: 'Office',
    words: 'history changes undo',
    permission: 'audit',
    Screen: lazyScreen(async () => (await staffPages()).AuditPage),
  },
  {
    path: 'trash',
    title: 'Trash',
    label: 'Trash',
    icon: Trash2,
    group: 'Office',
    words: 'deleted restore undo',
    permission: ['catalogue', 'stock'],
    Screen: lazyScreen(async () => (await staffPages()).TrashPage),
  },
  {
    path: 'backups',
    title: 'Backups',
    label: 'Backups',
    icon: DatabaseBackup,
    group: 'Office',
    words: 'restore download safety disk copy',
    permission: 'backups',
    Screen: lazyScreen(async () => (await staffPages()).BackupsPage),
  },
  {
    path: 'profile',
    title: 'Profile',
    label: 'Profile',
    icon: CircleUserRound,
    group: 'Account',
    words: 'my account password sessions devices',
    permission: 'any',
    Screen: lazyScreen(async () => (await staffPages()).ProfilePage),
  },
]
