import { setTimeout } from 'node:timers/promises'
import type { Event, Scene } from '../event'

export const serverKilled: Event = {
  id: 'server',
  what: 'kill -9 of a server of the shop; started again after 20 s',
  mostSeconds: 0,
  async happen(scene) {
    const server = serverOf(scene, 0)
    await server.kill()
    await setTimeout(20_000)
    await server.start()
  },
}

export const serverFrozen: Event = {
  id: 'server-frozen',
  what: 'a server of the shop is frozen for 20 s (SIGSTOP), perhaps while it holds the writers’ turn',
  mostSeconds: 15,
  async happen(scene) {
    const server = serverOf(scene, 1)
    server.freeze()
    await setTimeout(20_000)
    server.thaw()
  },
}

export const serverDiskFull: Event = {
  id: 'server-disk',
  what: 'the disk under a server’s DATA_DIR is full for 10 s',
  mostSeconds: 0,
  async happen(scene) {
    const { disk } = serverOf(scene, 2)
    disk.fill()
    await setTimeout(10_000)
    disk.free()
    await setTimeout(3_000) // The shop looks at its disk every 2 s.
  },
}

export const upgrade: Event = {
  id: 'upgrade',
  what: 'a rolling restart of all three servers with SIGTERM, as an upgrade does it',
  mostSeconds: 0,
  async happen({ servers }) {
    for (const server of servers) {
      const code = await server.stop()
      if (code !== 0) throw new Error(`A server that got SIGTERM ended with ${code}.`)
      await server.start()
      // HAProxy notices after a second that the server is back: only then may the next one go.
      await setTimeout(2_000)
    }
  },
}

function serverOf({ servers }: Scene, at: number) {
  const server = servers[at]
  if (!server) throw new Error(`There is no server ${at}.`)
  return server
}
