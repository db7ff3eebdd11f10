import CircleUserRound from 'lucide-react/icons/circle-user-round'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import FileUp from 'lucide-react/icons/file-up'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import ScrollText from 'lucide-react/icons/scroll-text'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { lazyScreen } from '../lib/lazy-screen'
import { moneyPages } from './money-pages'
import type { Page } from './page'
import { programPages } from './program-pages'
import { salesPages } from './sales-pages'
import { stockPages } from './stock-pages'
import { websitePages } from './website-pages'

const staffPages = () => import('./staff-screens')

/** All pages, in the sidebar's order. A page added here gets its route, sidebar entry and search entry. */
export const pages: Page[] = [
  ...moneyPages,
  ...salesPages,
  ...stockPages,
  {
    path: 'productgrid',
    title: 'Product Grid',
    label: 'Product grid',
    icon: Grid3x3,
    group: 'Stockroom',
    under: 'allproduct',
    words: 'prices discount threshold sku barcode codes spreadsheet excel table many',
    permission: 'catalogue',
    Screen: lazyScreen(async () => (await import('../grid/product-grid')).ProductGrid),
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
  ...websitePages,
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
  ...programPages,
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
