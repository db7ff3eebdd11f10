import CircleUserRound from 'lucide-react/icons/circle-user-round'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import FileUp from 'lucide-react/icons/file-up'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import KeyRound from 'lucide-react/icons/key-round'
import ScrollText from 'lucide-react/icons/scroll-text'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'
import { salesPages } from './sales-pages'
import { stockPages } from './stock-pages'
import { websitePages } from './website-pages'

const programScreens = () => import('./program-screens')
const staffScreens = () => import('./staff-screens')

/** All pages, in the sidebar's order. A page added here gets its route, sidebar entry and search entry. */
export const pages: Page[] = [
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
    Screen: lazyScreen(async () => (await staffScreens()).StaffPage),
  },
  {
    path: 'webhooks',
    title: 'Webhooks',
    label: 'Webhooks',
    icon: Webhook,
    group: 'Office',
    words: 'events integration notify program url',
    permission: 'settings',
    Screen: lazyScreen(async () => (await programScreens()).WebhooksPage),
  },
  {
    path: 'webhooks/log',
    title: 'Webhook Log',
    label: 'Webhook log',
    icon: Webhook,
    group: 'Office',
    under: 'webhooks',
    permission: 'settings',
    Screen: lazyScreen(async () => (await programScreens()).WebhookLog),
  },
  {
    path: 'apikeys',
    title: 'API Keys',
    label: 'API keys',
    icon: KeyRound,
    group: 'Office',
    words: 'token program integration access scope',
    permission: 'settings',
    Screen: lazyScreen(async () => (await programScreens()).ApiKeysPage),
  },
  {
    path: 'audit',
    title: 'Audit Log',
    label: 'Audit log',
    icon: ScrollText,
    group: 'Office',
    words: 'history changes undo',
    permission: 'audit',
    Screen: lazyScreen(async () => (await staffScreens()).AuditPage),
  },
  {
    path: 'trash',
    title: 'Trash',
    label: 'Trash',
    icon: Trash2,
    group: 'Office',
    words: 'deleted restore undo',
    permission: ['catalogue', 'stock'],
    Screen: lazyScreen(async () => (await staffScreens()).TrashPage),
  },
  {
    path: 'backups',
    title: 'Backups',
    label: 'Backups',
    icon: DatabaseBackup,
    group: 'Office',
    words: 'restore download safety disk copy',
    permission: 'backups',
    Screen: lazyScreen(async () => (await staffScreens()).BackupsPage),
  },
  {
    path: 'profile',
    title: 'Profile',
    label: 'Profile',
    icon: CircleUserRound,
    group: 'Account',
    words: 'my account password sessions devices',
    permission: 'any',
    Screen: lazyScreen(async () => (await staffScreens()).ProfilePage),
  },
]
