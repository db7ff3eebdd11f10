import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

let registry: Registry | undefined

/**
 * What prom-client measures of the process: event-loop lag, memory, CPU, garbage collection; and the build. It begins
 * once for the process and never ends, because a shop that opens again after a restore is the same process.
 */
export function processMetrics(version: string): Registry {
  if (registry) return registry
  registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const build = new Gauge({
    name: 'etrend_build_info',
    help: 'The version of the shop and of Node that runs it; always 1.',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
  build.set({ version, node: process.version }, 1)
  return registry
}
