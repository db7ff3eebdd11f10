import Menu from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useMay } from '../lib/own-role'
import { Notifications } from '../notifications/notifications'
import { failedMails, newOrders } from '../notifications/order-sources'
import { failedSms } from '../notifications/sms-source'
import type { Source } from '../notifications/source'
import { lowStock, soldOut } from '../notifications/stock-sources'
import { unsentBills } from '../notifications/tax-filing-source'
import { brokenWebhooks } from '../notifications/webhook-source'
import { PaletteButton } from '../palette/palette-button'
import { IconButton } from '../ui/controls/icon-button'
import { AppsMenu } from './apps-menu'
import { Breadcrumb } from './breadcrumb'
import { paletteEntries } from './palette-entries'
import { ShopAtDialog } from './shop-at-dialog'
import { UserMenu } from './user-menu'

export function TopBar({ onMenu }: { onMenu: () => void }) {
  const may = useMay()
  const [isShopAtOpen, setShopAtOpen] = useState(false)
  const openShopAt = () => setShopAtOpen(true)
  return (
    <header className="md:px-8 sticky top-0 z-10 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 print:hidden">
      <span className="lg:hidden -ms-2">
        <IconButton icon={Menu} label="Open the navigation" onClick={onMenu} />
      </span>
      <Breadcrumb />
      <div className="sm:gap-1 ms-auto flex items-center">
        <PaletteButton entries={paletteEntries(may, openShopAt)} />
        <Notifications sources={notificationSources.filter(({ permission }) => may(permission))} />
        <AppsMenu onShopAt={openShopAt} />
        <UserMenu />
      </div>
      {isShopAtOpen ? <ShopAtDialog onClose={() => setShopAtOpen(false)} /> : null}
    </header>
  )
}

/** What the bell lists, in this order. A new kind of notification is added here. */
const notificationSources: Source[] = [
  newOrders,
  failedMails,
  failedSms,
  brokenWebhooks,
  unsentBills,
  lowStock,
  soldOut,
]
