import { StartError } from '@etrend/database'
import { expect, it } from 'vitest'
import { readEnv } from './env'

it.each([
  ['PORT', 'four thousand'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['WORKERS', '0'],
  ['WORKERS', '65'],
  ['SEED', 'full'],
  ['DEMO_ORDERS', 'some'],
  ['DRAW_AHEAD', 'maybe'],
  ['ADMIN_EMAIL', 'staff'],
  ['ADMIN_PASSWORD', 'seven77'],
  ['STOREFRONT_ORIGIN', 'shop.example'],
  ['ADMIN_ORIGIN', 'ftp://admin.example'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['TRUST_PROXY', 'loopback'],
])('the setting %s %s is refused in one sentence that names it', (name, value) => {
  const read = () => readEnv({ DATABASE_URL: 'postgres://localhost/shop', [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name} .{10,120}\\.$`))
})

it.each([
  ['PORT', '0'],
  ['PORT', '65535'],
  ['WORKERS', '1'],
  ['WORKERS', '64'],
  ['ADMIN_PASSWORD', 'eight888'],
  ['MAIL_FROM', 'eTrend <shop@shop.example>'],
  ['TRUST_PROXY', '10.0.0.0/8, 127.0.0.1'],
])('the setting %s %s is taken', (name, value) => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/shop', [name]: value })).not.toThrow()
})

it('more processes than one need PostgreSQL', () => {
  expect(() => readEnv({ WORKERS: '2' })).toThrow(/^WORKERS .+DATABASE_URL.+\.$/)
})
