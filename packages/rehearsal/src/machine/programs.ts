import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The cluster can't run on this machine: the command ends with exit code 2 and this sentence. */
export class CannotRehearse extends Error {
  override name = 'CannotRehearse'
}

/** Debian's packages, each with a file that it installs. */
const packages = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  postgresql: '/usr/lib/postgresql',
  iproute2: '/sbin/ip',
} as const
const OLDEST = 15
const NO_SERVICES = '/usr/sbin/policy-rc.d'

/**
 * Installs the packages that are missing, and gives the folder with the programs of the oldest PostgreSQL that the shop
 * runs on (15 or newer). Throws CannotRehearse where the machine can't run the cluster.
 */
export function findPrograms() {
  if (process.getuid?.() !== 0) {
    throw new CannotRehearse(
      'The rehearsal must run as root: it makes network namespaces, mounts small disks and starts PostgreSQL as its own user.',
    )
  }
  const missing = missingPackages()
  if (missing.length > 0) install(missing)
  const still = missingPackages()
  if (still.length > 0) {
    throw new CannotRehearse(`These packages can't be installed here: ${still.join(', ')}.`)
  }
  const folder = packages.postgresql
  const [version] = readdirSync(folder)
    .map(Number)
    .filter((one) => one >= OLDEST)
    .toSorted((a, b) => a - b)
  if (version === undefined) {
    throw new CannotRehearse(`PostgreSQL ${OLDEST} or newer can't be installed here.`)
  }
  return join(folder, String(version), 'bin')
}

function missingPackages() {
  return Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
}

function install(names: string[]) {
  if (!existsSync('/etc/debian_version')) {
    throw new CannotRehearse(
      `This command installs Debian's packages only. Install these yourself: ${names.join(', ')}.`,
    )
  }
  console.log(`Installing ${names.join(', ')}…`)
  const startServices = keepServicesStopped()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-q'], { env, stdio: 'pipe' })
    const asked = ['install', '-y', '-q', '--no-install-recommends', ...names]
    execFileSync('apt-get', asked, { env, stdio: 'pipe' })
  } catch (error) {
    throw new CannotRehearse(`apt-get can't install ${names.join(', ')}: ${String(error)}`)
  } finally {
    startServices()
  }
}

/** Debian's packages start their services when they are installed, unless this file forbids it. */
function keepServicesStopped() {
  if (existsSync(NO_SERVICES)) return () => {}
  writeFileSync(NO_SERVICES, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return () => rmSync(NO_SERVICES, { force: true })
}
