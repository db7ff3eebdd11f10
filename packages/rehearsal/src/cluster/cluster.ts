import { execFileSync } from 'node:child_process'
import * as z from 'zod'
import type { openNetwork } from '../machine/network'
import { until } from '../machine/processes'
import { openNode, type DatabaseNode } from './node'
import type { ClusterPlan } from './patroni-settings'

const NODES = [11, 12, 13]
const START_MS = 120_000

const view = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      timeline: z.int().optional(),
    }),
  ),
})

export type Cluster = Awaited<ReturnType<typeof openCluster>>

/** Starts three databases with synchronous replication; resolves when there is a leader and a synchronous standby. */
export async function openCluster(
  network: ReturnType<typeof openNetwork>,
  plan: Omit<ClusterPlan, 'members' | 'addresses' | 'etcd'>,
) {
  const places = NODES.map((number) => ({ name: `db${number}`, place: network.addPlace(number) }))
  const members = places.map(({ name, place }) => ({ name, address: place.address }))
  const whole = { ...plan, members, addresses: network.addresses, etcd: etcdInterface() }
  const nodes = await Promise.all(places.map(({ place, name }) => openNode(place, name, whole)))
  for (const node of nodes) node.startEtcd()
  await until(() => isEtcdHealthy(nodes), START_MS, 'etcd has a leader')
  for (const node of nodes) node.startDatabase()

  const cluster = {
    nodes,

    /** The node with this role, as most nodes see it now: 'leader', 'sync_standby' or 'replica'. */
    async withRole(role: string) {
      const seen = await membersSeen(nodes)
      const name = seen.find((member) => member.role === role)?.name
      const node = nodes.find((one) => one.name === name)
      if (!node) throw new Error(`No database is the ${role}: ${JSON.stringify(seen)}`)
      return node
    },

    /** The nodes' roles and states in one line. */
    async words() {
      const seen = await membersSeen(nodes)
      return seen.map(({ name, role, state }) => `${name} ${role} ${state}`).join(', ')
    },

    /** Resolves when all three databases run on the same timeline, one is the leader and one its synchronous standby. */
    async isWhole(patience = START_MS) {
      await until(
        async () => {
          const seen = await membersSeen(nodes)
          const roles = seen
            .map(({ role }) => role)
            .toSorted()
            .join()
          const isOne = new Set(seen.map(({ timeline }) => timeline)).size === 1
          return (
            roles === 'leader,replica,sync_standby' &&
            isOne &&
            seen.every(({ state }) => state === 'running' || state === 'streaming')
          )
        },
        patience,
        'the cluster has a leader, a synchronous standby and a replica',
      )
    },

    /** The node whose etcd leads. */
    async etcdLeader() {
      for (const node of nodes) {
        const { leader, id } = await etcdStatus(node)
        if (leader !== undefined && leader === id) return node
      }
      throw new Error('No member of etcd says that it leads.')
    },
  }
  await cluster.isWhole()
  return cluster
}

/**
 * Patroni before 3.0.3 overwrites the leader's key through etcd3: a leader that was cut off the network takes it from its
 * successor, and orders are lost (https://github.com/patroni/patroni/pull/2689). Debian 12 has 3.0.2.
 */
function etcdInterface(): ClusterPlan['etcd'] {
  const words = execFileSync('/usr/bin/patroni', ['--version'], { encoding: 'utf8' })
  const [major = 0, minor = 0, patch = 0] = (/[\d.]+/.exec(words)?.[0] ?? '').split('.').map(Number)
  return major * 10_000 + minor * 100 + patch < 30_003 ? 'etcd' : 'etcd3'
}

/** The view of the first node that answers with a leader; otherwise of any that answers. */
async function membersSeen(nodes: DatabaseNode[]) {
  const views = await Promise.all(nodes.map(({ address }) => membersFrom(address)))
  const hasLeader = views.find((members) => members.some(({ role }) => role === 'leader'))
  return hasLeader ?? views.find((members) => members.length > 0) ?? []
}

async function membersFrom(address: string) {
  const body = await answerOf(`http://${address}:8008/cluster`)
  return view.safeParse(body).data?.members ?? []
}

async function isEtcdHealthy(nodes: DatabaseNode[]) {
  const states = await Promise.all(nodes.map(etcdStatus))
  return states.every(({ leader }) => leader !== undefined && leader !== '0')
}

const etcdAnswer = z.object({
  header: z.object({ member_id: z.string() }),
  leader: z.string().optional(),
})

async function etcdStatus({ address }: DatabaseNode) {
  const url = `http://${address}:2379/v3/maintenance/status`
  const { data } = etcdAnswer.safeParse(await answerOf(url, { method: 'POST', body: '{}' }))
  return { leader: data?.leader, id: data?.header.member_id }
}

async function answerOf(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(1500) })
    return await answer.json()
  } catch {
    return undefined
  }
}
