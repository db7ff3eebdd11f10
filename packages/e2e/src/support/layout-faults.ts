import type { Page } from 'playwright-core'

/**
 * What is wrong with the layout of a page as it is shown now, one sentence for each fault: it scrolls sideways, a text
 * ends beyond the window or is cut off without an ellipsis, or texts and controls lie on top of each other. What is in
 * another layer (a header that stays, a dialog) is over the page on purpose.
 */
export async function layoutFaults(page: Page) {
  return await page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    const SLACK = 3
    const SEEN = { visibilityProperty: true, opacityProperty: true }
    const faults = new Set<string>()
    // Rows far from the screen aren't laid out yet: their places have assumed heights, which their texts don't keep to.
    for (const row of document.querySelectorAll<HTMLElement>('.collection-row'))
      row.style.contentVisibility = 'visible'
    const wider = document.documentElement.scrollWidth - innerWidth
    if (wider > 0) faults.add(`The page is ${wider} px wider than the window.`)

    const boxes: (Box & { element: Element; layer: Element | null })[] = []
    for (const { element, rect } of [...texts(), ...controls()]) {
      const box = cut(rect, roomOf(element))
      if (box.right - box.left <= SLACK || box.bottom - box.top <= SLACK) continue
      boxes.push({ element, layer: layerOf(element), ...box })
      if (isInScroller(element)) continue
      if (box.right > innerWidth + 1) faults.add(`${nameOf(element)} ends beyond the window.`)
      if (rect.right - box.right > SLACK && !hasEllipsis(element))
        faults.add(`${nameOf(element)} is cut off.`)
    }
    boxes.sort((one, other) => one.top - other.top)
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (other.top >= one.bottom - SLACK) break
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (one.layer !== other.layer) continue
        const both = cut(one, other)
        if (both.right - both.left > SLACK && both.bottom - both.top > SLACK)
          faults.add(`${nameOf(one.element)} and ${nameOf(other.element)} overlap.`)
      }
    })
    return [...faults]

    /** The lines of all texts that are shown. */
    function texts() {
      const found: { element: Element; rect: Box }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement
        if (!node.textContent?.trim() || !element?.checkVisibility(SEEN)) continue
        if (element.matches('script, style, noscript, option')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) found.push({ element, rect })
      }
      return found
    }

    /** Buttons and fields. The button of the search box lies in its field. */
    function controls() {
      const all = document.querySelectorAll('button, input, select, textarea, summary, .button')
      return [...all]
        .filter((element) => element.checkVisibility(SEEN) && !element.closest('search'))
        .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    }

    /** What the elements around it leave of it to be seen; nothing for texts that are for screen readers alone. */
    function roomOf(element: Element) {
      let room: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(one)
        if (overflowX !== 'visible' || clipPath !== 'none')
          room = cut(room, one.getBoundingClientRect())
        if (position === 'fixed') break
      }
      return room
    }

    function cut(one: Box, other: Box): Box {
      return {
        left: Math.max(one.left, other.left),
        right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top),
        bottom: Math.min(one.bottom, other.bottom),
      }
    }

    function around(element: Element, test: (one: Element) => boolean) {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (test(one)) return one
      return null
    }

    function layerOf(element: Element) {
      return around(
        element,
        (one) => /fixed|sticky/.test(getComputedStyle(one).position) || one.matches('dialog'),
      )
    }

    function isInScroller(element: Element) {
      return around(element, (one) => /auto|scroll/.test(getComputedStyle(one).overflowX)) !== null
    }

    function hasEllipsis(element: Element) {
      const shows = (one: Element) => getComputedStyle(one).textOverflow === 'ellipsis'
      return around(element, shows) !== null
    }

    function nameOf(element: Element) {
      const name = element.getAttribute('aria-label') ?? element.textContent
      return `“${name.trim().replace(/\s+/g, ' ').slice(0, 40)}” (${element.tagName.toLowerCase()})`
    }
  })
}
