import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 collect garbage once the heap has grown by so many percent of what was left after the last time. By itself it
 * waits for three times as much where the machine has much memory. A limit instead would end the shop in an import that
 * needs more. A V8 without this setting says so and goes on.
 */
const GROWTH_PERCENT = 60

export function boundHeap() {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
