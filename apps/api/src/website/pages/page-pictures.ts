import type { HomeRow, PageDocument } from '@etrend/contract'
import { heroWidths, pictureWidths, tallHeroWidths } from '@etrend/domain'
import { Refusal } from '../../lib/refusal'

/** The part of the media store that pages need: see media/. */
export type PagePictures = {
  save: (file: Blob, options: { widths: readonly number[] }) => Promise<string>
  /** Whether the shop has a picture in these widths. If so, it is spared from sweeps for an hour. */
  holds: (src: string, widths: readonly number[]) => Promise<boolean>
}

type Used = { src: string; widths: readonly number[] }

/** Throws Refusal (422) where a picture of a document isn't kept, as when it was uploaded and not saved for days. */
export async function requirePictures(pictures: PagePictures, document: PageDocument) {
  const used = document.content.flatMap((block) =>
    block.type === 'picture' ? [{ src: block.attrs.src, widths: pictureWidths }] : [],
  )
  await requireAll(pictures, used)
}

/** The same for the rows of the home page. */
export async function requireRowPictures(pictures: PagePictures, rows: HomeRow[]) {
  await requireAll(pictures, rows.flatMap(picturesOf))
}

async function requireAll(pictures: PagePictures, used: Used[]) {
  for (const { src, widths } of used) {
    if (await pictures.holds(src, widths)) continue
    throw new Refusal(422, 'A picture is no longer kept: choose it again.')
  }
}

function picturesOf(row: HomeRow): Used[] {
  if (row.kind === 'text') return [{ src: row.image, widths: pictureWidths }]
  if (row.kind !== 'slides') return []
  return row.slides.flatMap(({ image, tall_image }) => [
    { src: image, widths: heroWidths },
    { src: tall_image, widths: tallHeroWidths },
  ])
}
