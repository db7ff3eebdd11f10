import type { MenuPlace } from '@etrend/contract'
import { index, integer, sqliteTable, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { subcategory } from './catalogue'
import {
  anyCase,
  choice,
  count,
  json,
  jsonList,
  optionalWords,
  rowId,
  time,
  words,
} from './columns'
import { user } from './people'

/**
 * The drafts of pages, which only staff see. The home page is the row with the slug ''; its `body` has rows. A page with
 * a sub category is the size guide of its products.
 */
export const page = sqliteTable(
  'page',
  {
    id: rowId(),
    slug: words(),
    title: words(),
    intro: optionalWords(),
    body: json().notNull(),
    subcategory: integer().references(() => subcategory.id),
    measures: json(),
  },
  (table) => [
    uniqueIndex('page_slug_once').on(anyCase(table.slug)),
    uniqueIndex('page_subcategory_once').on(table.subcategory),
  ],
)

/** Every state of a page that was ever published. Versions outlive their page, which can be restored from the trash. */
export const pageVersion = sqliteTable(
  'page_version',
  {
    id: rowId(),
    page: count().notNull(),
    content: json().notNull(),
    staff: integer().references(() => user.id),
    at: time().notNull(),
  },
  (table) => [index('page_version_page').on(table.page)],
)

/** What shoppers see of each page, under the page's id; in every server's mirror. Triggers make cached pages stale. */
export const shownPage = sqliteTable(
  'page_shown',
  {
    id: integer().primaryKey(),
    version: count().notNull(),
    slug: words(),
    /** Not a foreign key: the mirror has only tables that shoppers read. */
    subcategory: count(),
    content: json().notNull(),
    at: time().notNull(),
  },
  (table) => [
    uniqueIndex('page_shown_slug_once').on(table.slug),
    uniqueIndex('page_shown_subcategory_once').on(table.subcategory),
  ],
)

export const slide = sqliteTable('slide', {
  id: rowId(),
  title: words(),
  description: words(),
  href: words(),
  image: words(),
  tall_image: words(),
})

/** The menus that staff have changed, as a tree of entries. A place without a row shows the standard menu. */
export const menu = sqliteTable('menu', {
  place: choice<MenuPlace>().primaryKey(),
  items: jsonList().notNull(),
})
