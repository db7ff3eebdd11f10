import { lazy, type ComponentType } from 'react'

const loads = new Set<() => Promise<unknown>>()

/** A screen whose script is loaded when the screen is first shown, or earlier by loadScreens(). */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  loads.add(load)
  return lazy(async () => ({ default: await load() }))
}

/** Fetches the scripts of all screens, one after the other, so that no click has to wait for one. */
export async function loadScreens() {
  // A failure is ignored here: opening the screen loads its script again, and shows the error if that fails too.
  for (const load of loads) await load().catch(() => undefined)
}
