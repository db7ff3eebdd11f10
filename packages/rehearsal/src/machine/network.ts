import { execFileSync } from 'node:child_process'
import { atTheEnd } from './leftovers'
import { kill } from './processes'
import { CannotRehearse } from './programs'

const PREFIX = 'etrend-rehearsal-'

export type Place = ReturnType<ReturnType<typeof openNetwork>['addPlace']>

/**
 * A network of its own on this machine: a bridge with an address for programs outside, and places (network namespaces)
 * that can be cut off. Throws CannotRehearse where the machine doesn't allow it.
 */
export function openNetwork() {
  removeAbandoned()
  const bridge = `etr${process.pid}`
  const subnet = `10.77.${process.pid % 256}`
  atTheEnd(() => ip('link', 'del', bridge))
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('addr', 'add', `${subnet}.1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
  } catch (error) {
    throw new CannotRehearse(`Network namespaces can't be made here: ${String(error)}`)
  }

  return {
    /** The addresses of the network, as CIDR. */
    addresses: `${subnet}.0/24`,

    /** Adds a place with the address that ends with `number`. */
    addPlace(number: number) {
      const name = `${PREFIX}${process.pid}-${number}`
      const address = `${subnet}.${number}`
      const cable = `${bridge}-${number}`
      ip('netns', 'add', name)
      atTheEnd(() => removePlace(name))
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
      ip('link', 'set', cable, 'master', bridge, 'up')
      ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
      ip('-n', name, 'link', 'set', 'eth0', 'up')
      ip('-n', name, 'link', 'set', 'lo', 'up')
      return {
        address,
        /** The words with which a command begins that runs in this place. */
        inside: ['ip', 'netns', 'exec', name],
        /** The ids of all processes in this place. */
        pids: () => pidsIn(name),
        /** From now on every packet from and to this place is lost, without any error for the sender. */
        cut: () => ip('link', 'set', cable, 'nomaster'),
        heal: () => ip('link', 'set', cable, 'master', bridge),
      }
    },
  }
}

/** Removes the places of rehearsals that were ended by kill -9. */
function removeAbandoned() {
  const names = ip('netns', 'list').matchAll(/^etrend-rehearsal-(\d+)-\d+/gm)
  for (const [name, pid] of names) if (!kill(Number(pid), 0)) removePlace(name)
}

function removePlace(name: string) {
  for (const pid of pidsIn(name)) kill(pid, 'SIGKILL')
  ip('netns', 'del', name)
}

function pidsIn(name: string) {
  return ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number)
}

function ip(...values: string[]) {
  return execFileSync('ip', values, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
