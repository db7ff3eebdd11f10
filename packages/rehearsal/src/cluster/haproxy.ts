import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../machine/processes'

type Ports = { database: number; shop: number; servers: number[] }

/**
 * Starts HAProxy: `ports.database` leads to the database that Patroni says is the leader, `ports.shop` to the shop's
 * servers. Its output goes to a file in `folder`.
 */
export function startHaproxy(folder: string, ports: Ports, databases: string[]) {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, settings(ports, databases))
  return start(['/usr/sbin/haproxy', '-db', '-f', file], { log: join(folder, 'haproxy.log') })
}

function settings({ database, shop, servers }: Ports, databases: string[]) {
  const lines = (values: string[]) => values.map((value) => `  ${value}`).join('\n')
  return `
global
  maxconn 2000

defaults
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h

# Connections to a database that isn't the leader any more are closed, so that the shop opens new ones.
listen database
  mode tcp
  bind 127.0.0.1:${database}
  option clitcpka
  option srvtcpka
  option httpchk
  http-check send meth OPTIONS uri /primary
  http-check expect status 200
  default-server check port 8008 inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${lines(databases.map((address, at) => `server db${at} ${address}:5432`))}

frontend shop
  mode http
  bind 127.0.0.1:${shop}
  timeout client 30s
  option forwardfor
  default_backend servers

backend servers
  mode http
  timeout server 60s
  balance roundrobin
  option redispatch 1
  retries 3
  # A request whose server dies is sent to another one where that can't do anything twice.
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET or { req.hdr(idempotency-key) -m found }
  option httpchk
  http-check send meth GET uri /readyz
  http-check expect status 200
  default-server check inter 1s fall 1 rise 1
${lines(servers.map((port, at) => `server shop${at} 127.0.0.1:${port}`))}
`
}
