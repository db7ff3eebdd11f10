import type { Event } from '../event'
import {
  databaseDiskFull,
  etcdLeaderKilled,
  leaderCutOff,
  leaderKilled,
  standbyCutOff,
} from './databases'
import { serverDiskFull, serverFrozen, serverKilled, upgrade } from './servers'

/** All events, in the order in which they happen. */
export const allEvents: Event[] = [
  leaderKilled,
  serverKilled,
  standbyCutOff,
  serverDiskFull,
  databaseDiskFull,
  upgrade,
  leaderCutOff,
  serverFrozen,
  etcdLeaderKilled,
]
