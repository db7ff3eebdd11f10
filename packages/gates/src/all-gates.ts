import type { Gate } from './gate'
import { backups } from './gates/backups'
import { coupons } from './gates/coupons'
import { crossSite } from './gates/cross-site'
import { fullDisk } from './gates/full-disk'
import { fuzz } from './gates/fuzz'
import { idempotency } from './gates/idempotency'
import { kills } from './gates/kills'
import { limits } from './gates/limits'
import { orderStates } from './gates/order-states'
import { overload } from './gates/overload'
import { oversell } from './gates/oversell'
import { ownership } from './gates/ownership'
import { pages } from './gates/pages'
import { permissions } from './gates/permissions'
import { powerCuts } from './gates/power-cuts'
import { sessions } from './gates/sessions'
import { slowClients } from './gates/slow-clients'
import { soak } from './gates/soak'
import { stopping } from './gates/stopping'
import { tampering } from './gates/tampering'
import { uploads } from './gates/uploads'

/** All gates, in the order of the table that a run prints. */
export const allGates: Gate[] = [
  oversell,
  coupons,
  idempotency,
  permissions,
  ownership,
  fuzz,
  tampering,
  orderStates,
  uploads,
  kills,
  powerCuts,
  sessions,
  crossSite,
  pages,
  limits,
  overload,
  slowClients,
  fullDisk,
  backups,
  stopping,
  soak,
]
