import PackageCheck from 'lucide-react/icons/package-check'
import Truck from 'lucide-react/icons/truck'
import { lazyScreen } from '../lib/lazy-screen'
import type { Page } from './page'

const screens = () => import('./sales-screens')
const delivery = { group: 'Sales', icon: Truck, under: 'delivery' } as const

/** The pages of the delivery zones. */
export const deliveryPages: Page[] = [
  {
    path: 'delivery',
    title: 'Delivery',
    label: 'Delivery',
    icon: Truck,
    group: 'Sales',
    words: 'zones districts shipping fee cash on delivery days',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).DeliveryZoneList),
  },
  {
    ...delivery,
    path: 'delivery/add',
    title: 'Add Delivery Zone',
    label: '',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).AddDeliveryZone),
  },
  {
    ...delivery,
    path: 'delivery/others',
    title: 'All Other Districts',
    label: '',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).EditOtherDistricts),
  },
  {
    ...delivery,
    path: 'delivery/:id',
    title: 'Edit Delivery Zone',
    label: '',
    permission: 'settings',
    Screen: lazyScreen(async () => (await screens()).EditDeliveryZone),
  },
  {
    path: 'handovers',
    title: 'Handovers',
    label: 'Handovers',
    icon: PackageCheck,
    group: 'Sales',
    words: 'couriers parcels list sign labels shipped',
    permission: 'packing',
    Screen: lazyScreen(async () => (await screens()).HandoverList),
  },
  {
    path: 'parcelcodes',
    title: 'Courier Codes',
    label: 'Courier codes',
    icon: PackageCheck,
    group: 'Sales',
    under: 'handovers',
    words: 'tracking codes scan parcels barcode',
    permission: 'packing',
    Screen: lazyScreen(async () => (await screens()).ParcelCodes),
  },
]
