import { type ComponentType, useEffect, useState } from 'react'
import { onAdded } from '../lib/added'
import { dropOldCheckout } from '../lib/kept-checkout'
import { useCustomerName } from '../lib/session'

/**
 * On every page: the cart drawer and the sync with a customer's cart, whose scripts are fetched when first needed. The
 * cart of staff stays in the browser: they are handed over to the admin, and a session that waits for a code is refused. It
 * also deletes what the checkout kept in this browser for longer than a day.
 */
export function CartCompanions() {
  const username = useCustomerName()
  const [Drawer, setDrawer] = useState<ComponentType<{ onClose: () => void }>>()
  const [AccountCart, setAccountCart] = useState<ComponentType<{ username: string | undefined }>>()

  useEffect(
    () =>
      onAdded(() => {
        import('../cart/cart-drawer').then(
          ({ CartDrawer }) => setDrawer(() => CartDrawer),
          nothing, // The toast and the badge show it too.
        )
      }),
    [],
  )

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
      {Drawer && <Drawer onClose={() => setDrawer(undefined)} />}
      {AccountCart && <AccountCart username={username} />}
    </>
  )
}

function nothing() {
  return undefined
}
