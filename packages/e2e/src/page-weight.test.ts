import { expect, inject, it } from 'vitest'
import { bytesSent, weigh } from './support/page-weight'

const { origin } = inject('shop')

const SCRIPT_KB = 98
// What a server may send before it must wait for the browser: the first ten packets of a TCP connection (RFC 6928).
const ROUND_TRIP_BYTES = 10 * 1460

it.each(['/', '/womens', '/productDetail'])(
  '%s is sent in one round trip, and its script has at most 98 kB',
  async (path) => {
    const { script } = await weigh(origin, path)
    expect(script).toBeGreaterThan(50)
    expect(script).toBeLessThanOrEqual(SCRIPT_KB)
    // The shop compresses an answer better when it is requested again.
    await expect.poll(() => bytesSent(origin, path)).toBeLessThanOrEqual(ROUND_TRIP_BYTES)
  },
)
