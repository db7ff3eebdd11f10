import type { Wait } from '../lib/wait'
import { aakash, type AakashSettings } from './aakash'
import { gatewayCalls } from './call-gateway'
import type { SmsGateway } from './gateway'
import { simulator } from './simulator'
import { sparrow, type SparrowSettings } from './sparrow'

/** Which gateway the shop has keys of, or the simulator. */
export type SmsGatewaySettings = { wait?: Wait } & (
  | { gateway: 'simulator' }
  | ({ gateway: 'sparrow' } & SparrowSettings)
  | ({ gateway: 'aakash' } & AakashSettings)
)

/** The gateway of these settings; undefined without any. `outbox`: where the simulator leaves its messages. */
export function openGateway(
  settings: SmsGatewaySettings | undefined,
  { outbox, closing }: { outbox: string; closing: AbortSignal },
): SmsGateway | undefined {
  if (!settings) return undefined
  const ask = gatewayCalls(settings, closing)
  if (settings.gateway === 'sparrow') return sparrow(settings, ask)
  return settings.gateway === 'aakash' ? aakash(settings, ask) : simulator(outbox)
}
