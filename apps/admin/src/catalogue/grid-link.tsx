import Grid3x3 from 'lucide-react/icons/grid-3x3'
import { home } from '../lib/addresses'
import { ButtonLink } from '../ui/controls/button'
import type { ListParameters } from '../ui/list/list-address'

/** Opens the rows of a list in the grid, as they are searched, filtered and sorted. `rows` names the grid's view. */
export function GridLink({ rows, asked }: { rows?: 'codes'; asked: ListParameters }) {
  const { page: _page, page_size: _size, ...query } = asked
  const address = new URLSearchParams({ ...(rows && { rows }), ...query })
  return (
    <ButtonLink to={`${home}/productgrid?${address}`}>
      <Grid3x3 size={16} aria-hidden />
      Edit as a grid
    </ButtonLink>
  )
}
