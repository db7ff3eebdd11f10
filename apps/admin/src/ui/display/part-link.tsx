import type { ComponentProps } from 'react'

/**
 * A link to a part of the same screen, such as '#stock'. It scrolls there and moves the focus to the part's first field,
 * without a navigation: unsaved changes would be asked about.
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
        part
          ?.querySelector<HTMLElement>('input, select, textarea, button')
          ?.focus({ preventScroll: true })
      }}
    >
      {link.children}
    </a>
  )
}
