import { StartError } from '@etrend/database'
import type { Backups } from '../backups/backups'
import { protectedSince } from '../backups/protected-since'
import type { Database } from '../db/client'
import type { Env } from '../env'
import type { Disk } from '../lib/disk'
import { orderRefused } from '../trade/orders/changed-cart'
import { gatewayCalled } from '../trade/payments/reported-gateway'

export const tradeSignals = { orderRefused, gatewayCalled }

/**
 * Begins to measure the shop where METRICS_PORT or METRICS_TOKEN is set; otherwise nothing is loaded and nothing is
 * measured. Of several processes, number 1 serves its metrics on METRICS_PORT, number 2 on the port after it, and so on.
 */
export async function openMonitoring(
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token, WORKERS }: Env,
  parts: { db: Database; disk: Disk; backups: Backups; clock: () => Date },
  worker = 1,
) {
  if (port === undefined && token === undefined) return nothing
  const { openMetrics } = await import('../monitoring/metrics')
  const { serveOnOwnPort } = await import('../monitoring/serve-metrics')
  const metrics = openMetrics(
    { ...parts, protectedSince: protectedSince(parts.backups) },
    tradeSignals,
  )
  let ownPort: Awaited<ReturnType<typeof serveOnOwnPort>> | undefined

  return {
    // PORT is shared by all workers, and would show one of them at random.
    metrics: { ...metrics, token: WORKERS > 1 ? undefined : token },

    /** Opens the metrics' own port, if it has one. Throws StartError when it can't. `say` prints its address. */
    async listen(say: (line: string) => void) {
      if (port === undefined) return
      const place = { host, port: port === 0 ? 0 : port + worker - 1 }
      try {
        ownPort = await serveOnOwnPort({ scrape: metrics.scrape, token }, place)
      } catch (error) {
        throw new StartError(
          `METRICS_PORT ${place.port} on METRICS_HOST ${host} can't be listened on: ${String(error)}.`,
        )
      }
      say(
        `  Metrics:   http://${host.includes(':') ? `[${host}]` : host}:${ownPort.port}/metrics\n`,
      )
    },

    async close() {
      metrics.close()
      await ownPort?.close()
    },
  }
}

/** Begins to send traces where a collector is set; otherwise nothing is loaded, and undefined is returned. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME,
}: Env) {
  if (!endpoint) return undefined
  const tracing = await import('../monitoring/tracing')
  return tracing.openTracing({ endpoint, service: OTEL_SERVICE_NAME })
}

const nothing = { metrics: undefined, listen: async () => {}, close: async () => {} }
