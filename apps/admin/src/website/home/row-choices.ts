import { useCollectionChoices } from '../../catalogue/collection-choices'
import { useCategoryChoices } from '../../catalogue/options'

export type RowChoices = ReturnType<typeof useRowChoices>

/** The categories and collections that a row can show; undefined while they are loaded. */
export function useRowChoices() {
  const { options: categories } = useCategoryChoices('Failed to fetch categories')
  const { options: collections } = useCollectionChoices()
  return { categories, collections }
}
