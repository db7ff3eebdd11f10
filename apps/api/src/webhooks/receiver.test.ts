import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { playedReceiver, publicAddress } from '../test/played-receiver'
import { openTestShop } from '../test/test-app'
import { hookUrl, shopWithWebhook } from '../test/webhooks'

const events = ['stock.changed']

/** What the form says about an address whose name has these IP addresses. */
async function refusalOf(url: string, addresses: string[] = [publicAddress]) {
  const { play, settings: webhooks } = await playedReceiver()
  play.addresses = addresses
  const shop = await openTestShop({ webhooks })
  const answer = await shop.post('/staff/webhooks/', { url, events })
  return answer.json<{ fields?: { url?: string } }>().fields?.url
}

const inside = 'This address leads to this machine or into a private network. Enter a public one.'

describe('the address of a webhook', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://10.0.0.7/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
  ])('%s is refused', async (url) => {
    expect(await refusalOf(url)).toBe(inside)
  })

  it.each([
    ['a private address', ['10.0.0.7']],
    ['a public and a private address', [publicAddress, '::1']],
  ])('whose name has %s is refused', async (_what, addresses) => {
    expect(await refusalOf(hookUrl, addresses)).toBe(inside)
  })

  it('of this machine is refused', async () => {
    const own = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
    for (const { address } of own) expect(await refusalOf(hookUrl, [address])).toBe(inside)
  })

  it('needs https, a name that can be found, and no password', async () => {
    expect(await refusalOf('http://hooks.example/')).toBe(
      'Enter an address that begins with https://.',
    )
    expect(await refusalOf('https://nowhere.example/', [])).toBe(
      'The name nowhere.example can’t be found.',
    )
    expect(await refusalOf('https://me:secret@hooks.example/')).toBe(
      'Leave user name and password out of the address.',
    )
    expect(await refusalOf('https://admin.localhost/')).toBe(
      'The shop doesn’t send webhooks to itself.',
    )
    expect(await refusalOf('ftp://hooks.example/')).toBe(
      'Enter an address like https://example.com/hook.',
    )
    expect(await refusalOf(hookUrl)).toBeUndefined()
  })

  it('may be of the own network where the shop is told so', async () => {
    const { settings } = await playedReceiver()
    const shop = await openTestShop({ webhooks: { ...settings, allowsPrivate: true } })
    const body = { url: 'http://192.168.1.7:8080/', events }
    expect((await shop.post('/staff/webhooks/', body)).statusCode).toBe(201)
  })
})

describe('a name that is given another address', () => {
  it('after it was saved is checked again at each sending', async () => {
    const { play, connections, test, later, deliveries } = await shopWithWebhook()
    play.addresses = ['127.0.0.1']
    await test()
    await later(0)
    expect(connections).toEqual([])
    expect((await deliveries())[0]).toMatchObject({ state: 'queued', problem: inside })
  })

  it('between check and connection is reached where the check looked', async () => {
    const { play, connections, taken, test, later } = await shopWithWebhook()
    play.asked = 0
    await test()
    await later(0)
    expect([taken.length, connections, play.asked]).toEqual([1, [publicAddress], 1])
  })
})
