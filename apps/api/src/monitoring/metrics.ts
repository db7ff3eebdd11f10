import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { keptNow, MOST_KEPT } from '../lib/kept-memory'
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

let ofThisProcess: Registry | undefined

/**
 * What prom-client measures of the process: event-loop lag, memory, CPU, garbage collection; and the build. It begins
 * once for the process and never ends, because a shop that opens again after a restore is the same process.
 */
function processMetrics(version: string): Registry {
  if (ofThisProcess) return ofThisProcess
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const most = new Gauge({
    name: 'etrend_kept_most_bytes',
    help: 'The most memory that what is kept to answer sooner may take.',
    labelNames: ['kind'],
    registers: [registry],
  })
  for (const [kind, bytes] of Object.entries(MOST_KEPT)) most.set({ kind }, bytes)
  new Gauge({
    name: 'etrend_kept_bytes',
    help: 'What is kept in memory to answer sooner.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const { kind, bytes } of keptNow()) this.set({ kind }, bytes)
    },
  })
  const build = new Gauge({
    name: 'etrend_build_info',
    help: 'The version of the shop and of Node that runs it; always 1.',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
  build.set({ version, node: process.version }, 1)
  ofThisProcess = registry
  return registry
}
