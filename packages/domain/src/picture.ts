/** The widths, in pixels, in which every picture of the shop is kept, and its formats. */
export const pictureWidths = [320, 640, 960] as const
export const heroWidths = [640, 1280, 1920] as const
/** The widths of the tall slides for phones: up to 400 CSS pixels with 3 device pixels each. */
export const tallHeroWidths = [480, 800, 1200] as const
/** The widths of pictures that staff upload for pages, slides and the logo: they fit every place. */
export const contentWidths = [320, 480, 640, 800, 960, 1200, 1280, 1920] as const
/** The picture that link previews (Open Graph) show of a page, in pixels. */
export const sharedSize = { width: 1200, height: 630 } as const
export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** `pictureUrl('/media/3f9a…', 640)` → '/media/3f9a…-640.webp'. */
export function pictureUrl(src: string, width: number, format: PictureFormat = 'webp') {
  return `${src}-${width}.${format}`
}

/** A srcset of one format over the given widths. */
export function pictureSrcSet(src: string, widths: readonly number[], format: PictureFormat) {
  return widths.map((width) => `${pictureUrl(src, width, format)} ${width}w`).join(', ')
}
