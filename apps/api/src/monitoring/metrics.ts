import { Registry } from 'prom-client'
import { processMetrics } from './process-metrics'
import { requestMetrics, type MeasureRequests } from './request-metrics'
import { shopMetrics, type ShopParts } from './shop-metrics'
import { shopVersion } from './version'
import { measureWork, type TradeSignals } from './work-metrics'

/** What a running shop measures, in Prometheus's text format. */
export type Metrics = {
  measureRequests: MeasureRequests
  scrape: () => Promise<{ type: string; body: string }>
  /** Ends measuring. To be called before another shop opens in this process. */
  close: () => void
}

/** Begins to measure this process and its shop. */
export function openMetrics(parts: ShopParts, trade: TradeSignals): Metrics {
  const registry = new Registry()
  const ofProcess = processMetrics(shopVersion())
  const measureRequests = requestMetrics(registry)
  const readShop = shopMetrics(registry, parts)
  const close = measureWork(registry, trade)

  return {
    measureRequests,
    close,
    async scrape() {
      await readShop()
      const texts = await Promise.all([ofProcess.metrics(), registry.metrics()])
      return { type: registry.contentType, body: texts.join('\n') }
    },
  }
}
