import { lazy, type ComponentType } from 'react'

const loads = new Set<() => Promise<unknown>>()

/** A screen whose script comes when it is first shown, or ahead of that by loadScreens(). */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  loads.add(load)
  return lazy(async () => ({ default: await load() }))
}

/** Fetches the scripts of all screens, one after the other, so that no click has to wait for one. */
export async function loadScreens() {
  // Only a head start: what fails here fails again, and says so, when its screen is really opened.
  for (const load of loads) await load().catch(() => undefined)
}
