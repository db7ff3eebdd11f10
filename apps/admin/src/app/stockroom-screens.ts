/** What is on hand and what comes in, in one script. */
export { OnHand } from '../stock/on-hand'
export { ReceiveStock } from '../stock/receive-stock'
