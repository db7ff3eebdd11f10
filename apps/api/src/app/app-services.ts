import { keepPictures } from '../catalogue/pictures'
import { giveChores, type Chore } from '../lib/chores'
import { openOutbox } from '../mail/outbox'
import { openSms } from '../sms/open-sms'
import { mailAlerts } from '../stock-alerts/mail-alerts'
import { openTaxFilings } from '../tax-filings/open-tax-filings'
import { openTrade } from '../trade/trade'
import { openWebhooks } from '../webhooks/open-webhooks'
import type { Shop } from './app-parts'

export type Services = Awaited<ReturnType<typeof openServices>>

/**
 * What works between requests too, with its periodic jobs: mails, SMS, orders, webhooks and the filing of taxes. `more`
 * are jobs of other parts.
 */
export async function openServices(shop: Shop, more: Chore[]) {
  const { app, db, clock, origin, media } = shop
  const { log } = app
  const mails = openOutbox({ ...shop, log })
  const sms = openSms({ ...shop, settings: shop.sms, outbox: shop.folders.outbox })
  const pictures = keepPictures(db, media, clock)
  const trade = openTrade({
    ...shop,
    identify: shop.sessions.identify,
    outbox: {
      ...mails,
      wake: () => {
        mails.wake()
        sms.outbox.wake()
      },
    },
    pictures,
    pictureFor: media.forPapers,
    seal: (text) => sms.sealed.seal(text),
  })
  const ownOrigins = [origin, shop.adminOrigin]
  const webhooks = openWebhooks({ ...shop, log, ownOrigins, settings: shop.webhooks })
  const taxFilings = await openTaxFilings({ ...shop, settings: shop.taxOffice })
  giveChores(
    app,
    [
      ...trade.chores,
      mailAlerts(db, clock, origin),
      mails.deliverDue,
      ...webhooks.chores,
      sms.outbox.deliverDue,
      ...taxFilings.chores,
      ...more,
    ],
    db.locks,
  )
  return { mails, sms, pictures, trade, webhooks, taxFilings }
}
