import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { home } from '../lib/addresses'
import { ButtonLink } from '../ui/button'
import type { ListParameters } from '../ui/list-address'

/** Opens the list's products in the grid, as they are searched, filtered and sorted. */
export function GridLink({ asked }: { asked: ListParameters }) {
  const { page: _page, page_size: _size, ...query } = asked
  return (
    <ButtonLink to={`${home}/productgrid?${new URLSearchParams(query)}`}>
      <Grid3x3 size={16} aria-hidden />
      Edit as a grid
    </ButtonLink>
  )
}
