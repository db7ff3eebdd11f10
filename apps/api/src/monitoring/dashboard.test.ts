import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { listening, token } from '../test/measured'
import { oneSkirt, orderingShop } from '../test/ordering'
import { payAt } from '../test/paying'

const folder = new URL('../../../../packages/deploy/monitoring/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')

const words = z.string().min(10)
const rule = z.strictObject({
  alert: z.string().regex(/^[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().regex(/^\d+m$/),
  labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.strictObject({ summary: words, description: words }),
})
const ruleFile = z.strictObject({
  groups: z.tuple([z.strictObject({ name: z.string(), rules: z.array(rule) })]),
})
const panel = z.looseObject({
  title: z.string(),
  targets: z.array(z.looseObject({ expr: z.string() })).default([]),
})
const dashboard = z.looseObject({ panels: z.array(panel) })

const rules = ruleFile.parse(parse(read('alerts.yml'))).groups[0].rules
const panels = dashboard.parse(JSON.parse(read('dashboard.json'))).panels
const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/** Names with the labels that a query asks for: 'etrend_orders' → state. `up` is Prometheus's own. */
function metricsIn(query: string) {
  const found = query.matchAll(/\b((?:etrend|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)
  return [...found].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)\s*(?:=|!)/g)].map(([, label]) => label),
  }))
}

/** What a shop reports after orders, payments and mails: each name with all its labels. */
async function scraped() {
  const shop = await orderingShop({ gateways: { simulator: true }, metricsToken: token })
  const { ask, scrape } = await listening(shop)
  await payAt(shop, 'khalti', 'pay')
  await ask('/store/orders', { method: 'POST', body: JSON.stringify(oneSkirt) })
  const labelsOf = new Map<string, Set<string>>()
  for (const series of (await scrape()).keys()) {
    const [name = '', labels = ''] = series.split(/[{}]/)
    const known = labelsOf.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    labelsOf.set(name, known)
  }
  return labelsOf
}

test('every metric and label of the dashboard and the alerts is in a scrape of a running shop', async () => {
  const labelsOf = await scraped()
  const used = [...queries, ...rules.map(({ expr }) => expr)].flatMap(metricsIn)
  expect(used.length).toBeGreaterThan(30)
  const unknown = used.flatMap(({ name, labels }) => {
    const known = labelsOf.get(name)
    if (!known) return [name]
    // `instance` and `job` are added by Prometheus.
    const all = new Set([...known, 'instance', 'job'])
    return labels.filter((label) => !all.has(label ?? '')).map((label) => `${name} ${label}`)
  })
  expect(unknown).toEqual([])
})

test('the shop’s own metrics are all on the dashboard', async () => {
  const shown = new Set(queries.flatMap(metricsIn).map(({ name }) => base(name)))
  const own = [...(await scraped()).keys()].filter((name) => name.startsWith('etrend_'))
  expect([...new Set(own.map(base))].filter((name) => !shown.has(name))).toEqual([])
})

test('there are ten alerts, each with its own name, a severity and what to do', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(10)
  for (const { expr } of rules) expect(expr).toMatch(/up\{|etrend_/)
})

function base(name: string) {
  return name.replace(/_(bucket|sum|count)$/, '')
}
