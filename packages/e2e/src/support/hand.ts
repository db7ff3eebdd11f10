import type { Locator } from 'playwright-core'
import { hasFocus } from './browser-basics'

/**
 * Uses a page with a mouse, and counts the clicks: choosing from a list is two, and typing is one where the field doesn't
 * have the focus yet.
 */
export function countingHand() {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(element: Locator) {
      await element.click()
      clicks += 1
    },
    async choose(list: Locator, label: string) {
      await list.selectOption(label)
      clicks += 2
    },
    async type(field: Locator, text: string) {
      await field.waitFor()
      if (!(await hasFocus(field))) {
        await field.click()
        clicks += 1
      }
      await field.fill(text)
    },
  }
}

export type Hand = ReturnType<typeof countingHand>
