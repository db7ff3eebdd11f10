// @module-tag by-engine

import type { CustomRole } from '@etrend/contract'
import { expect, test } from 'vitest'
import { colleague } from '../test/colleagues'
import { twoServers } from '../test/two-servers'

test('a permission that a role loses at one server is lost at the others too', async () => {
  const [first, second] = await twoServers('empty')
  const role = { name: 'Shift', permissions: ['orders', 'stock'] }
  const { id } = (await first.post('/staff/roles/', role)).json<CustomRole>()
  const { headers } = await colleague(first, id)
  const read = async () => (await second.app.inject({ url: '/staff/orders', headers })).statusCode
  expect(await read()).toBe(200)
  await first.put(`/staff/roles/${id}/`, { ...role, permissions: ['stock'] })
  expect(await read()).toBe(403)
})

test('of two servers that give and delete a role at the same moment, one is refused', async () => {
  const [first, second] = await twoServers('empty')
  const role = { name: 'Shift', permissions: ['orders'] }
  const { id } = (await first.post('/staff/roles/', role)).json<CustomRole>()
  const hari = await colleague(first, 'packer')
  const { headers } = first
  const answers = await Promise.all([
    first.post(`/staff/members/${hari.id}/role/`, { role: id }),
    second.app.inject({ method: 'DELETE', url: `/staff/roles/${id}/`, headers }),
  ])
  const refused = answers.filter(({ statusCode }) => [400, 409].includes(statusCode))
  expect(refused).toHaveLength(1)
})
