import { matchPath, useLocation } from 'react-router-dom'
import { home } from '../lib/addresses'
import { resources } from './resources'

type Place = { resource: (typeof resources)[number]; screen: 'list' | 'add' | 'edit' }

const screens = ['list', 'add', 'edit'] as const

/** Which noun's screen the address shows; undefined on the dashboard and at unknown addresses. */
export function usePlace(): Place | undefined {
  const { pathname } = useLocation()
  for (const resource of resources) {
    const screen = screens.find((one) => matchPath(`${home}/${resource.paths[one]}`, pathname))
    if (screen) return { resource, screen }
  }
  return undefined
}
