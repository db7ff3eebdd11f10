import type { ComponentProps } from 'react'

/**
 * A link to a part of the same screen, such as '#stock'. It scrolls there and moves the focus to the part's first field
 * or to the element marked `data-first-focus`, without a navigation: unsaved changes would be asked about.
 */
export function PartLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        const part = document.getElementById(href.slice(1))
        part?.scrollIntoView({ block: 'start' })
        const first =
          part?.querySelector<HTMLElement>('[data-first-focus]') ??
          part?.querySelector<HTMLElement>('input, select, textarea, button')
        first?.focus({ preventScroll: true })
      }}
    >
      {link.children}
    </a>
  )
}
