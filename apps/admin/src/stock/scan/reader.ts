/** Finds the barcodes in a camera's picture. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string[]>
