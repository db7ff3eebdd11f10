import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import type { Background } from '../lib/background'
import { sealedTexts } from '../lib/sealed-texts'
import { openGateway, type SmsGatewaySettings } from './open-gateway'
import { openSmsOutbox } from './outbox'
import { smsMessageRoutes } from './sms-messages'
import { noteGateway } from './sms-settings'
import { smsTextRoutes } from './sms-texts'

/** SMS, put together: their routes, and the periodic work that sends them. Without settings nothing is queued or sent. */
export function openSms(given: {
  app: FastifyInstance
  db: Database
  clock: () => Date
  key: Uint8Array
  background: Background
  settings: SmsGatewaySettings | undefined
  /** Where the simulator leaves its messages. */
  outbox: string
}) {
  const { app, db, clock, background, settings } = given
  const { log, closing } = app
  const gateway = openGateway(settings, { outbox: given.outbox, closing })
  const sealed = sealedTexts(given.key, 'etrend sms')
  const outbox = openSmsOutbox({ db, gateway, clock, log, background, sealed })
  app.addHook('onReady', () => noteGateway(db, gateway?.name))
  return {
    outbox,
    sealed,
    routes: {
      smsMessages: smsMessageRoutes({ db, clock, gateway, outbox }),
      smsTexts: smsTextRoutes({ db, clock }),
    },
  }
}
