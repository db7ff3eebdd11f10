import { type ComponentType, useEffect, useState } from 'react'
import { onAdded } from '../lib/added'
import { dropOldCheckout } from '../lib/kept-checkout'
import { useUsername } from '../lib/session'

/**
 * On every page: the cart drawer and the sync with the account's cart, whose scripts are fetched when first needed. It
 * also deletes what the checkout kept in this browser for longer than a day.
 */
export function CartCompanions() {
  const username = useUsername()
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
