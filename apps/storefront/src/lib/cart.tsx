import type { PromoTerms } from '@etrend/domain'
import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react'
import {
  type CartLine,
  pieceCount,
  readLines,
  withLine,
  withMost,
  withoutLine,
  withQuantity,
  withSize,
} from './cart-lines'
import { isAmount, isRecord, isText } from './narrow'
import { storedValue } from './stored-value'

type Promo = { code: string } & PromoTerms

const CartContext = createContext<ReturnType<typeof createStores> | undefined>(undefined)

/** Keeps the cart in local storage, the same in every tab and after a reload. */
export function CartProvider({ children }: { children: ReactNode }) {
  // The context never changes: a change would wake a page that is still asleep at once, in one long task.
  const [stores] = useState(createStores)
  return <CartContext value={stores}>{children}</CartContext>
}

/** The cart: its lines, its promo code, and what can be done to them. */
export function useCart() {
  const stores = use(CartContext)
  if (!stores) throw new Error('useCart must be used within a CartProvider')
  const { linesStore, promoStore, changes } = stores
  const lines = useSyncExternalStore(linesStore.subscribe, linesStore.current, linesStore.onServer)
  const promo = useSyncExternalStore(promoStore.subscribe, promoStore.current, promoStore.onServer)
  return useMemo(
    () => ({ lines, promo, count: pieceCount(lines), ...changes }),
    [lines, promo, changes],
  )
}

function createStores() {
  const linesStore = storedValue('etrend.cart', readLines)
  const promoStore = storedValue('etrend.promo', readPromo)
  const change = (next: (now: CartLine[]) => CartLine[]) =>
    linesStore.replace(next(linesStore.current()))
  const changes = {
    add: (line: CartLine) => change((now) => withLine(now, line)),
    remove: (line: CartLine) => change((now) => withoutLine(now, line)),
    setQuantity: (line: CartLine, quantity: number) =>
      change((now) => withQuantity(now, line, quantity)),
    /** Takes a line down to what is left. */
    reduce: (line: CartLine, left: number) => change((now) => withMost(now, line, left)),
    setSize: (line: CartLine, size: { size: number; size_name: string }) =>
      change((now) => withSize(now, line, size)),
    clear: () => linesStore.replace([]),
    /** Puts the lines back as they were: for Undo. */
    restore: linesStore.replace,
    setPromo: promoStore.replace,
  }
  return { linesStore, promoStore, changes }
}

function readPromo(stored: unknown): Promo | null {
  if (!isRecord(stored) || !isText(stored.code) || !isAmount(stored.amount_off)) return null
  const { code, amount_off, percent_off, max_off } = stored
  return {
    code,
    amount_off,
    percent_off: amountOrNone(percent_off),
    max_off: amountOrNone(max_off),
  }
}

function amountOrNone(stored: unknown) {
  return isAmount(stored) ? stored : null
}
