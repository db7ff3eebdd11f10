import CircleUserRound from 'lucide-react/icons/circle-user-round'
import DatabaseBackup from 'lucide-react/icons/database-backup'
import FileUp from 'lucide-react/icons/file-up'
import Grid3x3 from 'lucide-react/icons/grid-3x3'
import KeyRound from 'lucide-react/icons/key-round'
import ScrollText from 'lucide-react/icons/scroll-text'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'
import { lazyScreen } from '../../lib/lazy-screen'
import { salesScreens } from './sales'
import type { Screen } from './screen'
import { stockScreens } from './stock'
import { websiteScreens } from './website'

const programScript = () => import('./program-script')
const staffScript = () => import('./staff-script')

/** All screens but those of the nouns (resources.ts). A screen added here gets its route and search entry. */
export const screens: Screen[] = [
  ...salesScreens,
  ...stockScreens,
  {
    path: 'productgrid',
    title: 'Product Grid',
    label: 'Product grid',
    icon: Grid3x3,
    under: 'allproduct',
    words: 'prices discount threshold sku barcode codes spreadsheet excel table many',
    permission: 'catalogue',
    Component: lazyScreen(async () => (await import('../../grid/product-grid')).ProductGrid),
  },
  {
    path: 'importproducts',
    title: 'Import Products',
    label: 'Import products',
    icon: FileUp,
    words: 'csv upload file',
    permission: 'catalogue',
    Component: lazyScreen(
      async () => (await import('../../imports/import-products')).ImportProducts,
    ),
  },
  {
    path: 'importsales',
    title: 'Import Sales',
    label: 'Import sales',
    icon: FileUp,
    under: 'allsale',
    permission: 'promotions',
    Component: lazyScreen(
      async () => (await import('../../catalogue/sale-import/import-sales')).ImportSales,
    ),
  },
  ...websiteScreens,
  {
    path: 'staff',
    title: 'Staff',
    label: 'Staff',
    icon: Users,
    words: 'accounts people colleagues invite roles permissions rights',
    permission: 'staff',
    Component: lazyScreen(async () => (await staffScript()).StaffScreen),
  },
  {
    path: 'webhooks',
    title: 'Webhooks',
    label: 'Webhooks',
    icon: Webhook,
    words: 'events integration notify program url',
    permission: 'settings',
    Component: lazyScreen(async () => (await programScript()).WebhooksScreen),
  },
  {
    path: 'webhooks/log',
    title: 'Webhook Log',
    label: 'Webhook log',
    icon: Webhook,
    under: 'webhooks',
    permission: 'settings',
    Component: lazyScreen(async () => (await programScript()).WebhookLog),
  },
  {
    path: 'apikeys',
    title: 'API Keys',
    label: 'API keys',
    icon: KeyRound,
    words: 'token program integration access scope',
    permission: 'settings',
    Component: lazyScreen(async () => (await programScript()).ApiKeysScreen),
  },
  {
    path: 'audit',
    title: 'Audit Log',
    label: 'Audit log',
    icon: ScrollText,
    words: 'history changes undo',
    permission: 'audit',
    Component: lazyScreen(async () => (await staffScript()).AuditScreen),
  },
  {
    path: 'trash',
    title: 'Trash',
    label: 'Trash',
    icon: Trash2,
    words: 'deleted restore undo',
    permission: ['catalogue', 'stock'],
    Component: lazyScreen(async () => (await staffScript()).TrashScreen),
  },
  {
    path: 'backups',
    title: 'Backups',
    label: 'Backups',
    icon: DatabaseBackup,
    words: 'restore download safety disk copy',
    permission: 'backups',
    Component: lazyScreen(async () => (await staffScript()).BackupsScreen),
  },
  {
    path: 'profile',
    title: 'Profile',
    label: 'Profile',
    icon: CircleUserRound,
    words: 'my account password sessions devices',
    permission: 'any',
    Component: lazyScreen(async () => (await staffScript()).ProfileScreen),
  },
]
