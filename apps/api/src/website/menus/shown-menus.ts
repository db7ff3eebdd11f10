import {
  contract,
  menuItem,
  type MenuEntry,
  type MenuItem,
  type MenuPlace,
  type NavigationLink,
} from '@etrend/contract'
import { categoryPath, slug } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Mirror } from '../../db/client'
import { category, subcategory } from '../../db/schema/catalogue'
import { menu } from '../../db/schema/website'
import type { ShownCatalogue } from '../shown-catalogue'

const PANEL_PRODUCTS = 4 // spec §9
const items = z.array(menuItem)

/** The menus as shoppers see them: entries with their addresses, without those whose row was deleted. */
export function navigationRoutes(db: Mirror, catalogue: ShownCatalogue) {
  const menus = db.select().from(menu).prepare()
  const categories = db.select().from(category).prepare()
  const subcategories = db
    .select({ id: subcategory.id, title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .prepare()

  function treeOf(place: MenuPlace) {
    const row = menus.all().find((one) => one.place === place)
    return row && items.parse(row.items)
  }

  /** Where an entry leads, and the products that its panel shows; undefined where its row was deleted. */
  function targetOf({ kind, target, address }: MenuEntry) {
    if (kind === 'heading' || kind === 'social') return { href: null, title: '', products: none }
    if (kind === 'category') {
      const row = categories.all().find(({ id }) => id === target)
      if (!row) return undefined
      const filters = { category: slug(row.title) }
      return { href: categoryPath(filters.category), title: row.title, products: newest(filters) }
    }
    if (kind === 'subcategory') {
      const row = subcategories.all().find(({ id }) => id === target)
      if (!row) return undefined
      const filters = { category: slug(row.category), subcategory: slug(row.title) }
      const href = categoryPath(filters.category, filters.subcategory)
      return { href, title: row.title, products: newest(filters) }
    }
    if (kind === 'collection') {
      const found = target === null ? undefined : catalogue.find(target)
      if (!found) return undefined
      const products = () => catalogue.firstOf(found.id, PANEL_PRODUCTS)
      return { href: `/collections/${found.slug}`, title: found.title, products }
    }
    return { href: address, title: '', products: none }
  }

  function newest(filters: { category: string; subcategory?: string }) {
    return () => catalogue.newest(filters, PANEL_PRODUCTS)
  }

  function linkOf(entry: MenuEntry): NavigationLink[] {
    const found = targetOf(entry)
    if (!found) return []
    return [{ kind: entry.kind, label: entry.label || found.title, href: found.href }]
  }

  function shown(tree: MenuItem[] | undefined) {
    if (!tree) return null
    return tree.flatMap(({ children, ...entry }) =>
      linkOf(entry).map((link) => ({ ...link, children: children.flatMap(linkOf) })),
    )
  }

  return initServer().router(contract.navigation, {
    links: async () => ({
      status: 200,
      body: { header: shown(treeOf('header')), footer: shown(treeOf('footer')) },
    }),

    panels: async () => {
      const tops = (treeOf('header') ?? []).filter((entry) => targetOf(entry) !== undefined)
      return {
        status: 200,
        body: tops.flatMap(({ children }, place) => {
          if (children.length === 0) return []
          const links = children.flatMap((child) =>
            linkOf(child).map((link) => ({ ...link, products: targetOf(child)?.products() ?? [] })),
          )
          return [{ place, links }]
        }),
      }
    },
  })
}

function none() {
  return []
}
