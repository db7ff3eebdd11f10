import type { NavigationItem } from '@etrend/contract'
import { tsr } from '../lib/api'
import { categoryIn } from '../lib/category-in'
import { categoryPath } from '../lib/collections'
import { menuQuery, panelsQuery } from '../lib/queries'
import { MenuPanelLinks, type PanelLink } from './menu-panel-links'

/**
 * What unfolds below an entry of the header: the entries that staff put below it, else the sub categories of its
 * category; up to four products of the chosen one beside them. `place` is the entry's place in the header.
 */
export function MegaPanel({ item, place }: { item: NavigationItem; place: number }) {
  return item.children.length > 0 ? (
    <ChildrenPanel item={item} place={place} />
  ) : (
    <CategoryPanel item={item} />
  )
}

function CategoryPanel({ item }: { item: NavigationItem }) {
  const { data, isError } = tsr.store.menu.useQuery(menuQuery)
  const category = data?.body.find(({ slug }) => slug === categoryIn(item.href))
  const links = category?.subcategories.map(({ title, slug, products }) => ({
    label: title,
    href: categoryPath(category.slug, slug),
    products,
  }))
  return <Panel item={item} links={links} isError={isError} />
}

function ChildrenPanel({ item, place }: { item: NavigationItem; place: number }) {
  const { data, isError } = tsr.navigation.panels.useQuery(panelsQuery)
  const links = data?.body.find((panel) => panel.place === place)?.links
  return <Panel item={item} links={links} isError={isError} />
}

type PanelProps = { item: NavigationItem; links: PanelLink[] | undefined; isError: boolean }

function Panel({ item, links, isError }: PanelProps) {
  return (
    <div data-panel className="mega-panel">
      <div className="page grid grid-cols-4 gap-8 py-8">
        {links ? (
          <MenuPanelLinks item={item} links={links} />
        ) : (
          <p className="col-span-4 text-muted">
            {isError ? 'The menu could not be loaded.' : 'One moment…'}{' '}
            <a href={item.href ?? undefined} className="text-link">
              All {item.label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
