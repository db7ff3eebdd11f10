import type { ShownRow } from '@etrend/contract'
import { categoryPath } from '../../lib/collections'
import { ProductPicture } from '../../ui/product-picture'

const SIZES = '(max-width: 600px) 46vw, (max-width: 1024px) 31vw, 296px'

/** Categories as pictures that lead to them. */
export function CategoryTiles({ title, tiles }: Extract<ShownRow, { kind: 'tiles' }>) {
  return (
    <section aria-label={title || 'Categories'} className="page lg:pt-24 pt-16">
      {title && <h2 className="section-title">{title}</h2>}
      <ul className="tiles">
        {tiles.map(({ title: name, slug, picture }) => (
          <li key={slug}>
            <a href={categoryPath(slug)} className="group block">
              <ProductPicture picture={picture} sizes={SIZES} />
              <span className="mt-3 block font-display text-xl font-medium group-hover:underline">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
