/** The stock screens, bundled into one script. */
export { OnHand } from '../../stock/on-hand/on-hand'
export { BarcodesScreen } from '../../stock/codes/barcodes-screen'
export { ReceiveStock } from '../../stock/receive-stock'
export { ScanStock } from '../../stock/receiving/scan-stock'
export { CountScreen } from '../../stock/stocktakes/count-screen'
export { ReviewScreen } from '../../stock/stocktakes/review-screen'
export { StocktakeList } from '../../stock/stocktakes/stocktake-list'
