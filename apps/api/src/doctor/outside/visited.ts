import type { Ask } from '../ask'

/** A shop as its visitors reach it. */
export type Visited = {
  /** The origins of both apps, like https://shop.example. */
  storefront: string
  admin: string
  ask: Ask
}

export function hostOf(origin: string) {
  return new URL(origin).host
}
