import type { Home, ShownRow } from '@etrend/contract'

/** The rows of a home page that staff haven't arranged; the server leaves them out of the page's data. */
export function standardRows({ slides, collections }: Home): ShownRow[] {
  const [first, ...others] = collections.map(({ slug }): ShownRow => {
    return { kind: 'category', title: '', slug }
  })
  return [
    ...(slides.length > 0 ? [{ kind: 'slides' } as const] : []),
    { kind: 'banner', text: '', href: '', link_text: '' },
    ...(first ? [first] : []),
    { kind: 'featured', title: '' },
    ...others,
  ]
}
