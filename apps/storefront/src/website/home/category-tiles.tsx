import type { ShownRow } from '@etrend/contract'
import { categoryPath } from '../../lib/collections'
import { ProductPicture } from '../../ui/product-picture'

const FEW = '(min-width: 1800px) 507px, (min-width: 1280px) 413px, 31vw'
const MANY = '(max-width: 1024px) 46vw, 296px'

/** Categories as pictures that lead to them. */
export function CategoryTiles({ title, tiles }: Extract<ShownRow, { kind: 'tiles' }>) {
  return (
    <section aria-label={title || 'Categories'} className="page lg:pt-24 pt-16">
      {title && <h2 className="section-title">{title}</h2>}
      <ul className="tiles">
        {tiles.map(({ title: name, slug, picture }) => (
          <li key={slug}>
            <a href={categoryPath(slug)} className="group block">
              <ProductPicture
                picture={picture && { ...picture, alt: '' }}
                sizes={tiles.length > 3 ? MANY : FEW}
              />
              <span className="md:text-xl mt-3 block font-display text-base font-medium group-hover:underline">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
