import type { SmsSettings, SmsSettingsInput } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { smsSetting } from '../db/schema/sms'
import { Refusal } from '../lib/refusal'
import { authorOf, difference, record } from '../records/audit'
import type { SmsGateway } from './gateway'

type Call = { body: SmsSettingsInput; request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'> }
const ONLY = 1

/** Reads and edits how SMS are sent. */
export function smsSettingsRoutes({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    settings: async () => ({ status: 200 as const, body: await smsSettingsOf(db.read) }),

    editSettings: async ({ body, request }: Call) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const { gateway, ...before } = await smsSettingsOf(tx)
        if (body.codes_for_cash && !gateway) {
          const message = 'Codes need SMS: start the server with the keys of a gateway first.'
          throw new Refusal(409, message, { codes_for_cash: message })
        }
        await writeSetting(tx, body)
        const changed = difference(before, body)
        const action = { action: 'edit', noun: 'smsSettings', label: 'SMS' }
        if (changed) await record(tx, by, { ...action, ...changed })
      })
      return { status: 200 as const, body: await smsSettingsOf(db.read) }
    },
  }
}

/** How SMS are sent; the defaults while nobody has changed them. */
export async function smsSettingsOf(db: Queries): Promise<SmsSettings> {
  const row = await statementOf(db).get()
  const { gateway = '', language = 'en', codes_for_cash = false } = row ?? {}
  return { gateway: gatewayNamed(gateway), language, codes_for_cash }
}

/** Notes the gateway that the server has, at its start: only then messages are queued. */
export async function noteGateway(db: Database, name: SmsGateway['name'] | undefined) {
  const gateway = name ?? ''
  if (((await smsSettingsOf(db.read)).gateway ?? '') === gateway) return
  await db.transaction((tx) => writeSetting(tx, { gateway }))
}

function writeSetting(tx: Queries, set: Partial<typeof smsSetting.$inferInsert>) {
  return tx
    .insert(smsSetting)
    .values({ id: ONLY, ...set })
    .onConflictDoUpdate({ target: smsSetting.id, set })
}

function gatewayNamed(name: string) {
  return name === 'sparrow' || name === 'aakash' || name === 'simulator' ? name : null
}

const statementOf = prepared((db) => db.select().from(smsSetting).limit(1).prepare())
