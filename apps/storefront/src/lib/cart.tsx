import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react'
import {
  type CartLine,
  keptLines,
  pieceCount,
  withLine,
  withMost,
  withoutLine,
  withQuantity,
  withSize,
} from './cart-lines'
import { storedValue } from './stored-value'

const CartContext = createContext<ReturnType<typeof createStores> | undefined>(undefined)

/** Keeps the cart in local storage, the same in every tab and after a reload. */
export function CartProvider({ children }: { children: ReactNode }) {
  // The context value never changes: a change would hydrate the rest of the page immediately, in one long task.
  const [stores] = useState(createStores)
  return <CartContext value={stores}>{children}</CartContext>
}

/** The cart: its lines, and what can be done to them. */
export function useCart() {
  const stores = use(CartContext)
  if (!stores) throw new Error('useCart must be used within a CartProvider')
  const { linesStore, changes } = stores
  const lines = useSyncExternalStore(linesStore.subscribe, linesStore.current, linesStore.onServer)
  return useMemo(() => ({ lines, count: pieceCount(lines), ...changes }), [lines, changes])
}

function createStores() {
  const linesStore = storedValue('etrend.cart', keptLines, [])
  const change = (next: (now: CartLine[]) => CartLine[]) =>
    linesStore.replace(next(linesStore.current()))
  const changes = {
    /** Answers whether the line was added: a full cart takes no new one. */
    add(line: CartLine) {
      const before = linesStore.current()
      change((now) => withLine(now, line))
      return linesStore.current() !== before
    },
    remove: (line: CartLine) => change((now) => withoutLine(now, line)),
    setQuantity: (line: CartLine, quantity: number) =>
      change((now) => withQuantity(now, line, quantity)),
    /** Reduces a line's quantity to what is left. */
    reduce: (line: CartLine, left: number) => change((now) => withMost(now, line, left)),
    setSize: (line: CartLine, size: { size: number; size_name: string }) =>
      change((now) => withSize(now, line, size)),
    clear: () => linesStore.replace([]),
    /** Puts the lines back as they were: for Undo. */
    restore: linesStore.replace,
  }
  return { linesStore, changes }
}
