import type { Gate } from './gate'
import { coupons } from './gates/coupons'
import { crossSite } from './gates/cross-site'
import { fuzz } from './gates/fuzz'
import { idempotency } from './gates/idempotency'
import { kills } from './gates/kills'
import { limits } from './gates/limits'
import { oversell } from './gates/oversell'
import { ownership } from './gates/ownership'
import { permissions } from './gates/permissions'
import { powerCuts } from './gates/power-cuts'
import { sessions } from './gates/sessions'
import { slowClients } from './gates/slow-clients'
import { stopping } from './gates/stopping'
import { tampering } from './gates/tampering'

/** In the order of the table. */
export const allGates: Gate[] = [
  oversell,
  coupons,
  idempotency,
  permissions,
  ownership,
  fuzz,
  tampering,
  kills,
  powerCuts,
  sessions,
  crossSite,
  limits,
  slowClients,
  stopping,
]
