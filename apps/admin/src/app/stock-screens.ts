/** The stock screens, bundled into one script. */
export { OnHand } from '../stock/on-hand'
export { ReceiveStock } from '../stock/receive-stock'
