import { type ComponentType, useEffect, useState } from 'react'
import { ADDED, onAdded } from '../lib/added'
import { dropOldCheckout } from '../lib/kept-checkout'
import { notify } from '../lib/notify'
import { useCustomerName } from '../lib/session'

/**
 * On every page: the cart drawer and the sync with a customer's cart, whose scripts are fetched when first needed. The
 * cart of staff stays in the browser: they are handed over to the admin, and a session that waits for a code is refused. It
 * also deletes what the checkout kept in this browser for longer than a day.
 */
export function CartCompanions() {
  const username = useCustomerName()
  const [drawer, setDrawer] = useState<OpenDrawer>()
  const [AccountCart, setAccountCart] = useState<ComponentType<{ username: string | undefined }>>()

  useEffect(() => {
    let opened = 0
    return onAdded(() => {
      import('../cart/cart-drawer').then(
        ({ CartDrawer }) => setDrawer({ Drawer: CartDrawer, key: ++opened }),
        () => notify.success(ADDED),
      )
    })
  }, [])

  useEffect(dropOldCheckout, [])

  useEffect(() => {
    if (!username) return
    import('../cart/account-cart').then(
      (module) => setAccountCart(() => module.AccountCart),
      nothing, // The cart in this browser still works.
    )
  }, [username])

  return (
    <>
      {drawer && (
        <drawer.Drawer
          key={drawer.key}
          onClose={() => setDrawer((now) => (now === drawer ? undefined : now))}
        />
      )}
      {AccountCart && <AccountCart username={username} />}
    </>
  )
}

/** Each addition opens a new drawer, with a new key: so it is announced again, and Escape returns to the button pressed last. */
type OpenDrawer = { Drawer: ComponentType<{ onClose: () => void }>; key: number }

function nothing() {
  return undefined
}
