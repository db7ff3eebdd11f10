import { type ComponentType, useEffect, useState } from 'react'
import { onAdded } from '../lib/added'
import { useUsername } from '../lib/session'

/** What goes along with the cart on every page, each fetched when first needed: its drawer, and the account's copy. */
export function CartCompanions() {
  const username = useUsername()
  const [Drawer, setDrawer] = useState<ComponentType<{ onClose: () => void }>>()
  const [AccountCart, setAccountCart] = useState<ComponentType<{ username: string | undefined }>>()

  useEffect(
    () =>
      onAdded(() => {
        import('../cart/cart-drawer').then(
          ({ CartDrawer }) => setDrawer(() => CartDrawer),
          nothing, // The toast and the badge say it too.
        )
      }),
    [],
  )

  useEffect(() => {
    if (!username) return
    import('../cart/account-cart').then(
      (module) => setAccountCart(() => module.AccountCart),
      nothing, // The cart in this browser works on.
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
