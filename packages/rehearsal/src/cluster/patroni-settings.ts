import { join } from 'node:path'

export type ClusterPlan = {
  /** The run's folder. */
  folder: string
  /** The folder with PostgreSQL's programs. */
  programs: string
  /** The network's addresses, as CIDR. */
  addresses: string
  /** The password of PostgreSQL's own users. */
  password: string
  members: { name: string; address: string }[]
  /** 'etcd' is the older interface of etcd, 'etcd3' the newer one. */
  etcd: 'etcd' | 'etcd3'
}

/**
 * Patroni's settings for a node, as https://patroni.readthedocs.io/en/latest/yaml_configuration.html has them. With these
 * times another node leads 20 s after the leader's last sign of life, at the latest.
 */
export function patroniSettings(
  { name, address, folder }: { name: string; address: string; folder: string },
  { members, programs, addresses, password, etcd }: ClusterPlan,
) {
  return {
    scope: 'etrend',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    [etcd]: { hosts: members.map((member) => `${member.address}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      pg_hba: [
        'local all all trust',
        `host replication replicator ${addresses} scram-sha-256`,
        `host all all ${addresses} scram-sha-256`,
      ],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, 'data'),
      bin_dir: programs,
      pgpass: join(folder, 'pgpass'),
      remove_data_directory_on_rewind_failure: true,
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
    },
  }
}

/** The databases of the rehearsal are small, and so are their disks. A replica that is silent for 5 s is given up. */
const parameters = {
  max_connections: 150,
  shared_buffers: '64MB',
  min_wal_size: '64MB',
  max_wal_size: '192MB',
  wal_keep_size: '64MB',
  max_slot_wal_keep_size: '256MB',
  wal_log_hints: 'on',
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
}
