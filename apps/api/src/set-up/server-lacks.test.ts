import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { setUpFactor, signedIn } from '../test/second-factor'
import { lacksOf, newShop } from '../test/set-up-steps'
import { openTestShop } from '../test/test-app'
import { lacksOfBackups, lacksOfPayments } from './server-lacks'

describe('what the server needs', () => {
  it('is a mail server, and a test mail that it took', async () => {
    const shop = await openTestShop({ isNew: true, hasMailServer: true })
    expect(await lacksOf(shop, 'mail')).toEqual(['test_mail'])
    const words = { subject: 'Hello', opening: 'Hello', closing: 'Bye' }
    await shop.post('/staff/mail-texts/order_shipped/test', words)
    await expect.poll(() => lacksOf(shop, 'mail')).toEqual([])
  })

  it('is a payment that came in through a gateway with keys', async () => {
    const { db } = await openTestShop()
    const server = { backups: { store: { folder: '/', lastGood: nothing } }, folders: folder('/') }
    const lacks = async (gateways: { simulator: boolean; khalti?: object }) =>
      (await lacksOfPayments(db.read, { ...server, gateways })).map(({ lack }) => lack)
    expect(await lacks({ simulator: false })).toEqual(['payment_keys'])
    expect(await lacks({ simulator: true })).toEqual(['payment_keys'])
    expect(await lacks({ simulator: false, khalti: {} })).toEqual(['test_payment'])
  })

  it('is a backup on another disk', async () => {
    const lacks = async (at: string, lastGood: () => Promise<object | undefined>) => {
      const backups = { store: { folder: at, lastGood } }
      const parts = { backups, folders: folder(import.meta.dirname) }
      const found = await lacksOfBackups({ ...parts, gateways: { simulator: false } })
      return found.map(({ lack }) => lack)
    }
    expect(await lacks(import.meta.dirname, nothing)).toEqual(['backup_disk', 'first_backup'])
    expect(await lacks('/dev', nothing)).toEqual(['first_backup'])
    expect(await lacks('/dev', () => Promise.resolve({}))).toEqual([])
  })

  it('is a second factor of whoever looks', async () => {
    const shop = await newShop()
    const { email } = await colleague(shop, 'manager')
    const own = await signedIn(shop, 'here', { email, password: 'keys to the back room' })
    await setUpFactor(own, shop.now)
    expect(await lacksOf(own, 'factor')).toEqual([])
    expect(await lacksOf(shop, 'factor')).toEqual(['factor'])
  })
})

const nothing = () => Promise.resolve(undefined)
const folder = (path: string) => ({ folder: path })
