import { setTimeout } from 'node:timers/promises'
import type { Event } from '../event'

const BACK_AFTER_MS = 25_000
// Longer than the leader's right to lead: Patroni's ttl is 20 s.
const CUT_MS = 30_000

export const leaderKilled: Event = {
  id: 'leader',
  what: 'kill -9 of the database leader and its Patroni; started again after 25 s',
  mostSeconds: 30,
  async happen({ cluster }) {
    const leader = await cluster.withRole('leader')
    await leader.killDatabase()
    await setTimeout(BACK_AFTER_MS)
    leader.startDatabase()
    await cluster.isWhole()
  },
}

export const leaderCutOff: Event = {
  id: 'leader-cut',
  what: 'the database leader is cut off the network for 30 s: packets vanish, connections stay half open',
  mostSeconds: 30,
  async happen({ cluster }) {
    const leader = await cluster.withRole('leader')
    leader.cut()
    await setTimeout(CUT_MS)
    leader.heal()
    await cluster.isWhole()
  },
}

export const standbyCutOff: Event = {
  id: 'replica',
  what: 'the synchronous standby, on which every commit waits, is cut off the network for 30 s',
  mostSeconds: 30,
  async happen({ cluster }) {
    const standby = await cluster.withRole('sync_standby')
    standby.cut()
    await setTimeout(CUT_MS)
    standby.heal()
    await cluster.isWhole()
  },
}

export const databaseDiskFull: Event = {
  id: 'database-disk',
  what: 'the disk of the database leader (data and WAL) is full for 15 s',
  mostSeconds: 45,
  async happen({ cluster }) {
    const leader = await cluster.withRole('leader')
    leader.disk.fill()
    await setTimeout(15_000)
    leader.disk.free()
    await cluster.isWhole()
  },
}

export const etcdLeaderKilled: Event = {
  id: 'etcd',
  what: 'kill -9 of the leader of etcd; started again after 15 s',
  mostSeconds: 30,
  async happen({ cluster }) {
    const leader = await cluster.etcdLeader()
    await leader.killEtcd()
    await setTimeout(15_000)
    leader.startEtcd()
    await cluster.isWhole()
  },
}
