import { menuPlace } from '@etrend/contract'
import { useSearchParams, Link } from 'react-router-dom'
import { api } from '../../lib/api'
import { ScreenHeader } from '../../ui/display/screen-header'
import { Loaded } from '../../ui/state/loaded'
import { MenuEditor } from './menu-editor'

const titles = { header: 'Header', footer: 'Footer' }

/** The menus of the shop: the header, which phones show as their menu, and the footer. */
export function MenuScreen() {
  const [search] = useSearchParams()
  const place = menuPlace.catch('header').parse(search.get('place'))
  const menu = api.menus.get.useQuery({
    queryKey: ['menus', place],
    queryData: { params: { place } },
    meta: { notLoaded: 'Failed to fetch the menu' },
    // An edit starts from a freshly loaded menu, which isn't refreshed while it is edited.
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <ScreenHeader title="Menus" />
      <nav aria-label="Menus" className="flex gap-5 pt-5">
        {menuPlace.options.map((one) => (
          <Link
            key={one}
            to={`?place=${one}`}
            aria-current={one === place ? 'page' : undefined}
            className="aria-[current]:font-semibold inline-flex h-9 items-center border-b-2 border-transparent aria-[current]:border-ink pointer-coarse:h-11"
          >
            {titles[one]}
          </Link>
        ))}
      </nav>
      <Loaded answer={menu}>
        {(body) => (
          <MenuEditor
            key={`${place} ${menu.dataUpdatedAt}`}
            menu={body}
            tag={menu.data?.headers.get('etag') ?? undefined}
          />
        )}
      </Loaded>
    </>
  )
}
