import type { ShownRow } from '@etrend/contract'
import { CategoryTile } from '../../ui/category-tile'

const FEW = '(min-width: 1800px) 507px, (min-width: 1280px) 413px, 31vw'
const MANY = '(max-width: 1024px) 46vw, 296px'

/** Categories as pictures that lead to them. */
export function CategoryTiles({ title, tiles }: Extract<ShownRow, { kind: 'tiles' }>) {
  return (
    <section aria-label={title || 'Categories'} className="page lg:pt-14 pt-8">
      {title && <h2 className="section-title">{title}</h2>}
      <ul className="tiles">
        {tiles.map(({ title: name, slug, picture }) => (
          <li key={slug}>
            <CategoryTile {...{ name, slug, picture }} sizes={tiles.length > 3 ? MANY : FEW} />
          </li>
        ))}
      </ul>
    </section>
  )
}
