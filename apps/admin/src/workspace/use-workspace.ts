import type { Workspace } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'

/** A product's colors, pictures, stock and checklist, in one call. */
export function useWorkspace(id: number) {
  return api.workspaces.get.useQuery({
    queryKey: workspaceKey(id),
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch the product’s colors, pictures and stock' },
  })
}

export function workspaceKey(id: number) {
  return ['workspace', id]
}

export type WorkspaceAnswer = NonNullable<ReturnType<typeof useWorkspace>['data']>

/** Returns a function that reloads everything that shows colors, pictures or stock, after one of them was changed. */
export function useWorkspaceChanged() {
  const queries = useQueryClient()
  return async (id: number) => {
    for (const key of others) void queries.invalidateQueries({ queryKey: [key] })
    await queries.invalidateQueries({ queryKey: workspaceKey(id) })
  }
}

const others = [
  'productColors',
  'productImages',
  'stock',
  'stock-levels',
  'checklist',
  'dashboard',
  'audit',
]

export type WorkspaceColors = Workspace['product_colors']
