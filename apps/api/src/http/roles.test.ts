import { contract, permission, permissionsOf, role, roleMay } from '@etrend/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { colleague } from '../test/colleagues'
import { openTestShop } from '../test/test-app'
import { guardRoutes } from './access'

const staffRoute = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  metadata: z.object({
    access: z.literal('staff'),
    permission: z.union([permission, z.array(permission), z.literal('any')]),
  }),
})

/** Every staff route of the contract with the permission that it names. No row has the ids in its path. */
const calls = Object.values(contract)
  .flatMap((noun): unknown[] => Object.values(noun))
  .flatMap((one) => staffRoute.safeParse(one).data ?? [])
  .map(({ method, path, metadata }) => ({
    method,
    url: path
      .replace(':noun', 'sizes')
      .replace(':number', 'ET-2000-999999')
      .replace(/:\w+/g, '999999'),
    needed: metadata.permission,
  }))

describe('a role', () => {
  it.each(role.options)(
    '%s reaches the routes that its permissions name, and no others',
    async (held) => {
      const shop = await openTestShop()
      const { headers } = await colleague(shop, held)
      for (const { method, url, needed } of calls) {
        const answer = await shop.app.inject({ method, url, headers })
        const isRefused = answer.statusCode === 403 && answer.body.includes('"not-permitted"')
        expect([`${method} ${url}`, isRefused]).toEqual([
          `${method} ${url}`,
          !roleMay(held, needed),
        ])
        expect(answer.statusCode).not.toBe(401)
      }
    },
  )

  it('is one of six, of which only the owner may do everything', () => {
    expect(permissionsOf.owner).toEqual(permission.options)
    const all = role.options.filter((held) => permission.options.every((one) => roleMay(held, one)))
    expect(all).toEqual(['owner'])
    expect(calls.length).toBeGreaterThan(60)
  })

  it('says in a refusal whom to ask', async () => {
    const shop = await openTestShop()
    const packer = await colleague(shop, 'packer')
    expect((await packer.get('/staff/settings')).json()).toEqual({
      message: 'Your role doesn’t include this. Ask an owner of the shop.',
      code: 'not-permitted',
    })
  })

  it('left out of a staff route stops the server from starting', () => {
    const app = Fastify()
    guardRoutes(app, () => Promise.resolve(undefined))
    const config = { access: 'staff' } as const
    expect(() => app.get('/secret', { config }, () => 'for all staff')).toThrow(
      'metadata.permission',
    )
  })
})

describe('calls for the rows of any noun', () => {
  it('need the permission of that noun', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'SM' })
    const packer = await colleague(shop, 'packer')
    const rows = { noun: 'sizes', ids: [1] }
    expect((await packer.post('/staff/bulk/delete/', rows)).statusCode).toBe(403)
    await shop.remove('/comp/updateDeleteSize/1/')
    expect((await packer.post('/staff/bulk/restore/', rows)).statusCode).toBe(403)
    const row = { noun: 'sizes', id: 1 }
    expect((await packer.post('/staff/trash/restore/', row)).statusCode).toBe(403)
    const [entry] = (await shop.get('/staff/audit/?noun=sizes')).json<{ id: number }[]>()
    expect((await packer.post(`/staff/audit/${entry?.id}/undo/`)).statusCode).toBe(403)
    const editor = await colleague(shop, 'editor')
    expect((await editor.post('/staff/trash/restore/', row)).statusCode).toBe(200)
  })

  it('find only what the role may see', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'SM' })
    const search = '/staff/search/?q=SM'
    const found = async (who: { get: typeof shop.get }) => (await who.get(search)).json<object[]>()
    expect(await found(await colleague(shop, 'editor'))).toHaveLength(1)
    expect(await found(await colleague(shop, 'sales'))).toEqual([])
  })
})
