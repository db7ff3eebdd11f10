import { esewa, type EsewaSettings } from './esewa'
import type { Gateway } from './gateway'
import { askOverNetwork, limitedCall, type Exchange, type Waits } from './gateway-call'
import { khalti, type KhaltiSettings } from './khalti'
import type { Mischief } from './simulator/mischief'

/** Which gateways a shop has: its own, by their keys, or the simulator, which moves no money. */
export type GatewaySettings = { waits?: Waits } & (
  | { simulator: true; mischief?: Mischief }
  | { simulator: false; esewa?: EsewaSettings; khalti?: Omit<KhaltiSettings, 'website_url'> }
)

/** eSewa's published test merchant (developer.esewa.com.np), for the simulator alone. */
export const simulated = {
  product_code: 'EPAYTEST',
  secret: '8gBm/:&EnhH.1/q',
  secret_key: 'simulated secret key',
}

/** The gateways of a shop at `origin`. `inside` reaches the simulator in this process. */
export function openGateways(
  settings: GatewaySettings,
  origin: string,
  { inside, closing }: { inside: Exchange; closing: AbortSignal },
): Gateway[] {
  const ask = limitedCall(settings.simulator ? inside : askOverNetwork, closing, settings.waits)
  if (settings.simulator) {
    const { product_code, secret, secret_key } = simulated
    const form_url = `${origin}/simulator/esewa/form`
    const status_url = `${origin}/simulator/esewa/status/`
    const url = `${origin}/simulator/khalti/v2/`
    return [
      esewa({ product_code, secret, form_url, status_url }, ask),
      khalti({ secret_key, url, website_url: origin }, ask),
    ]
  }
  const { esewa: ours, khalti: theirs } = settings
  return [
    ...(ours ? [esewa(ours, ask)] : []),
    ...(theirs ? [khalti({ ...theirs, website_url: origin }, ask)] : []),
  ]
}
