import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@etrend/e2e/support/shop'
import { openCluster } from './cluster/cluster'
import { startHaproxy } from './cluster/haproxy'
import { atTheEnd } from './machine/leftovers'
import { openNetwork } from './machine/network'
import { findPrograms } from './machine/programs'
import { databasesAt } from './shop/database'
import { serverPorts, startServers } from './shop/servers'

/**
 * Starts the whole stage on this machine: three databases with etcd and Patroni, HAProxy, and three servers of a demo
 * shop. `keepLogs` leaves the folder with everyone's logs when the command ends.
 */
export async function openStage({ keepLogs }: { keepLogs: boolean }) {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'etrend-rehearsal-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user.
  if (keepLogs) console.log(`Logs are in ${folder}`)
  else atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  const password = crypto.randomUUID()
  const cluster = await openCluster(openNetwork(), { folder, programs, password })
  console.log(`The cluster runs: ${await cluster.words()}.`)

  const ports = { database: await freePort(), shop: await freePort(), servers: await serverPorts() }
  startHaproxy(
    folder,
    ports,
    cluster.nodes.map(({ address }) => address),
  )
  const databases = databasesAt(ports.database, password)
  await databases.createShop()
  const servers = await startServers(folder, ports.servers, {
    DATABASE_URL: databases.shopUrl,
    STOREFRONT_ORIGIN: `http://localhost:${ports.shop}`,
  })
  console.log(`The shop runs on ${servers.length} servers: http://localhost:${ports.shop}`)
  return { cluster, databases, servers, port: ports.shop }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
