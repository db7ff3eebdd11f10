import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Gate, OpenShop } from '../gate'
import { invariantBreaches } from '../support/books'
import { place } from '../support/buyers'
import { load } from '../support/load'
import { units } from '../support/stocked'
import { usageOf } from '../support/usage'

const MB = 1024 * 1024

export const soak: Gate = {
  id: 'G20',
  aim: '30 min (GATES_SOAK_MINUTES; 5 by default) at half its capacity, orders among it: RSS + 1 MB a minute at most, WAL < 64 MiB, p99 drift < 20 %, open files flat, nothing unhandled',
  async run({ openShop, expect, isShort }) {
    const minutes = isShort ? 0.1 : Number(process.env.GATES_SOAK_MINUTES ?? 5)
    const shop = await openShop()
    // 16 connections that each pause for about as long as a response takes are about half of the capacity.
    const half = { connections: 16, pauseMs: 20 }
    await load(shop.port, { ...half, seconds: isShort ? 1 : 30 })
    const until = Date.now() + minutes * 60_000
    const ordering = orderUntil(shop, until)
    const thirds: { p99: number; rss: number; files: number }[] = []
    let log = 0
    for (let third = 0; third < 3; third += 1) {
      const { p99, other } = await load(shop.port, { ...half, seconds: minutes * 20 })
      expect(other === 0, `${other} calls ended in neither 200 nor 503`)
      log = Math.max(log, bytesOfLog(shop))
      thirds.push({ p99, ...usageOf(shop) })
    }
    const orders = await ordering
    const [first, , last] = thirds
    if (!first || !last) throw new Error('Nothing was measured.')
    const growth = (last.rss - first.rss) / ((minutes * 2) / 3)
    const drift = last.p99 / first.p99 - 1
    expect(log < 64 * MB, `the log has ${(log / MB).toFixed(0)} MiB`)
    if (!isShort) {
      expect(growth <= 1, `RSS grows by ${growth.toFixed(1)} MB a minute`)
      expect(drift < 0.2, `p99 drifts by ${(drift * 100).toFixed(0)} %`)
      expect(last.files <= first.files + 8, `open files went from ${first.files} to ${last.files}`)
    }
    await shop.stop()
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    expect(shop.stderr() === '', `it wrote ${shop.stderr().slice(0, 200)}`)
    return `${minutes} min: RSS ${first.rss.toFixed(0)} → ${last.rss.toFixed(0)} MB (${growth.toFixed(1)} a minute), p99 ${first.p99.toFixed(0)} → ${last.p99.toFixed(0)} ms, files ${first.files} → ${last.files}, log ${(log / MB).toFixed(1)} MiB, ${orders} orders`
  },
}

/** Places up to five orders a second until this time (ms), and gives how many were placed. */
async function orderUntil({ api }: OpenShop, until: number) {
  let orders = 0
  while (Date.now() < until) {
    const [unit] = units
    if (!unit) break
    const { status } = await place(api, { lines: [{ ...unit, quantity: 1 }] })
    if (status === 201) orders += 1
    await setTimeout(200)
  }
  return orders
}

function bytesOfLog({ dataDir }: OpenShop) {
  const log = join(dataDir, 'shop.db-wal')
  return existsSync(log) ? statSync(log).size : 0
}
