import { matchPath, useLocation } from 'react-router-dom'
import { home } from '../lib/addresses'
import { pages } from './pages'
import { resources } from './resources'

type Place = { resource: (typeof resources)[number]; screen: 'list' | 'add' | 'edit' }

const screens = ['list', 'add', 'edit'] as const

/** Which noun's screen the address shows; undefined on other pages and at unknown addresses. */
export function usePlace(): Place | undefined {
  const { pathname } = useLocation()
  for (const resource of resources) {
    const screen = screens.find((one) => matchPath(`${home}/${resource.paths[one]}`, pathname))
    if (screen) return { resource, screen }
  }
  return undefined
}

/** The page (a screen without a noun) that the address shows; undefined on other screens. */
export function usePage() {
  const { pathname } = useLocation()
  return pages.find(({ path }) => matchPath(`${home}/${path}`, pathname))
}
