import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { BarcodeReader } from './reader'

/** The width in which pictures are read: enough for a label at a hand's distance, and quick on old phones. */
const WIDTH = 960

/** A reader for browsers without a barcode detector of their own. Its WebAssembly comes from the shop itself. */
export function openZxing(): BarcodeReader {
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return []
    canvas.width = Math.min(WIDTH, videoWidth)
    canvas.height = Math.round((videoHeight * canvas.width) / videoWidth)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(picture, {
      formats: ['EAN13', 'Code128', 'UPCA', 'EAN8'],
      maxNumberOfSymbols: 4,
    })
    return found.map(({ text }) => text)
  }
}
