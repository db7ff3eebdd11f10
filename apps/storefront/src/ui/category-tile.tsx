import type { Picture } from '@etrend/contract'
import { categoryPath } from '../lib/collections'
import { ProductPicture } from './product-picture'

type CategoryTileProps = { name: string; slug: string; picture: Picture | null; sizes: string }

/** A category as a picture that leads to it. */
export function CategoryTile({ name, slug, picture, sizes }: CategoryTileProps) {
  return (
    <a href={categoryPath(slug)} className="group block">
      <ProductPicture picture={picture && { ...picture, alt: '' }} sizes={sizes} />
      <span className="md:text-xl mt-3 block font-display text-base font-medium group-hover:underline">
        {name}
      </span>
    </a>
  )
}
