import { permission, permissionsOf, role, roleMay } from '@etrend/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { staffCalls } from '../test/every-call'
import { openTestShop } from '../test/test-app'
import { guardRoutes } from './access'

describe('a role', () => {
  it.each(role.options)(
    '%s reaches the routes that its permissions name, and no others',
    async (held) => {
      const shop = await openTestShop()
      const { headers } = await colleague(shop, held)
      for (const { method, url, permission: needed } of staffCalls) {
        const answer = await shop.app.inject({ method, url, headers })
        const isRefused = answer.statusCode === 403 && answer.body.includes('"not-permitted"')
        expect([`${method} ${url}`, isRefused]).toEqual([
          `${method} ${url}`,
          !roleMay(permissionsOf[held], needed),
        ])
        expect(answer.statusCode).not.toBe(401)
      }
    },
  )

  it('is one of six, of which only the owner may do everything', () => {
    expect(permissionsOf.owner).toEqual(permission.options)
    const all = role.options.filter((held) =>
      permission.options.every((one) => roleMay(permissionsOf[held], one)),
    )
    expect(all).toEqual(['owner'])
    expect(staffCalls.length).toBeGreaterThan(60)
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
