/** The stock screens, bundled into one script. */
export { OnHand } from '../stock/on-hand'
export { BarcodesPage } from '../stock/codes/barcodes-page'
export { ReceiveStock } from '../stock/receive-stock'
export { ScanStock } from '../stock/receiving/scan-stock'
export { CountScreen } from '../stock/stocktakes/count-screen'
export { ReviewScreen } from '../stock/stocktakes/review-screen'
export { StocktakeList } from '../stock/stocktakes/stocktake-list'
