import * as z from 'zod'
import type { BarcodeReader } from './reader'

const FORMATS = ['ean_13', 'code_128', 'upc_a', 'ean_8']

/** The browser's own barcode detector, where it has one for these codes; else a library, which is loaded only now. */
export async function openReader(): Promise<BarcodeReader> {
  return (await ownReader()) ?? (await import('./zxing-reader')).openZxing()
}

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

declare global {
  interface Window {
    /** https://wicg.github.io/shape-detection-api/: TypeScript doesn't know it yet. */
    BarcodeDetector?: {
      new (options: { formats: string[] }): Detector
      getSupportedFormats: () => Promise<string[]>
    }
  }
}

async function ownReader(): Promise<BarcodeReader | undefined> {
  const { BarcodeDetector } = window
  const known = z.array(z.string()).catch([])
  const formats = known.parse(await BarcodeDetector?.getSupportedFormats().catch(() => []))
  if (!BarcodeDetector || !FORMATS.slice(0, 2).every((format) => formats.includes(format))) {
    return undefined
  }
  const detector = new BarcodeDetector({ formats: FORMATS.filter((one) => formats.includes(one)) })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}
