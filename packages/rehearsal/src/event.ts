import type { Cluster } from './cluster/cluster'
import type { ShopServer } from './shop/servers'

/** What an event can break. */
export type Scene = { cluster: Cluster; servers: ShopServer[] }

/** Something that goes wrong with a machine, and its repair. */
export type Event = {
  id: string
  /** What happens, for the table. */
  what: string
  /** For how many whole seconds more than in the calm before it shoppers may be unable to order. */
  mostSeconds: number
  /** Breaks something and repairs it; resolves when everything runs as before. */
  happen: (scene: Scene) => Promise<void>
}
