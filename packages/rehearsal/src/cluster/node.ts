import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../machine/network'
import { killAll, start, type Started } from '../machine/processes'
import { mountSmallDisk } from '../machine/small-disk'
import { patroniSettings, type ClusterPlan } from './patroni-settings'

const DISK_MB = 1024

export type DatabaseNode = Awaited<ReturnType<typeof openNode>>

/** A machine of the cluster: PostgreSQL, run by Patroni, and a member of etcd, in a place and on a small disk of its own. */
export async function openNode(place: Place, name: string, plan: ClusterPlan) {
  const { inside, address } = place
  const disk = mountSmallDisk(join(plan.folder, name), DISK_MB)
  const log = (what: string) => join(plan.folder, `${name}-${what}.log`)
  const settings = join(disk.folder, 'patroni.yml')
  mkdirSync(join(disk.folder, 'etcd'))
  // JSON is YAML too.
  writeFileSync(
    settings,
    JSON.stringify(patroniSettings({ name, address, folder: disk.folder }, plan)),
  )
  const postgres = userOfPostgres()
  for (const path of [disk.folder, join(disk.folder, 'etcd'), settings]) {
    chownSync(path, postgres.uid, postgres.gid)
  }
  const asPostgres = [
    ...inside,
    'setpriv',
    `--reuid=${postgres.uid}`,
    `--regid=${postgres.gid}`,
    '--init-groups',
  ]
  let etcd: Started | undefined

  const node = {
    name,
    address,
    disk,
    cut: place.cut,
    heal: place.heal,

    startEtcd() {
      etcd = start([...asPostgres, 'etcd', ...etcdSettings(name, address, disk.folder, plan)], {
        log: log('etcd'),
      })
    },

    killEtcd: () => etcd?.stop('SIGKILL'),

    startDatabase() {
      start([...asPostgres, '/usr/bin/patroni', settings], { log: log('patroni') })
    },

    /** kill -9 of Patroni and of every process of PostgreSQL. */
    killDatabase: () => killAll(place.pids().filter((pid) => commandOf(pid) !== 'etcd')),
  }
  return node
}

function userOfPostgres() {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function commandOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

function etcdSettings(
  name: string,
  address: string,
  folder: string,
  { members, etcd }: ClusterPlan,
) {
  const peers = members.map((member) => `${member.name}=http://${member.address}:2380`)
  const settings = {
    name,
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': `http://${address}:2379`,
    'advertise-client-urls': `http://${address}:2379`,
    'listen-peer-urls': `http://${address}:2380`,
    'initial-advertise-peer-urls': `http://${address}:2380`,
    'initial-cluster': peers.join(','),
    'initial-cluster-state': 'new',
    'enable-v2': String(etcd === 'etcd'),
    // Wider than the defaults, since three members, three databases and the shop share this machine's cores.
    'heartbeat-interval': '250',
    'election-timeout': '2500',
    'log-level': 'warn',
  }
  return Object.entries(settings).map(([option, value]) => `--${option}=${value}`)
}
