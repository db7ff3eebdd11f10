import type { Locator, Page } from 'playwright-core'
import { hasFocus } from './browser-basics'

/** How a job is done: with a mouse or with keys. */
export type Hand = {
  click: (element: Locator) => Promise<void>
  choose: (list: Locator, value: string) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
}

/**
 * Uses a page with a mouse, and counts the clicks: choosing from a list is two, and typing is one where the field doesn't
 * have the focus yet.
 */
export function countingMouse() {
  let clicks = 0
  const hand: Hand = {
    async click(element) {
      await element.click()
      clicks += 1
    },
    async choose(list, value) {
      await list.selectOption(value)
      clicks += 2
    },
    async type(field, text) {
      await field.waitFor()
      if (!(await hasFocus(field))) {
        await field.click()
        clicks += 1
      }
      await field.fill(text)
    },
  }
  return { hand, clicks: () => clicks }
}

const MOST_STEPS = 250

/** Uses a page with keys alone: each element is reached by Tab from where the focus is. */
export function keysOnly({ keyboard }: Page): Hand {
  async function reach(element: Locator) {
    await element.waitFor()
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await hasFocus(element)) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab doesn’t reach ${element.toString()}.`)
  }
  return {
    async click(element) {
      await reach(element)
      const isBox = (await element.getAttribute('type')) === 'checkbox'
      await keyboard.press(isBox ? 'Space' : 'Enter')
    },
    async choose(list, value) {
      await reach(list)
      await keyboard.press('Home')
      for (let step = 0; step < MOST_STEPS; step += 1) {
        if (await isChosen(list, value)) return
        await keyboard.press('ArrowDown')
      }
      throw new Error(`The arrow keys don’t reach ${value} in ${list.toString()}.`)
    },
    async type(field, text) {
      await reach(field)
      // The parts of a time are in the order of the machine's language.
      if ((await field.getAttribute('type')) === 'datetime-local') return await field.fill(text)
      await keyboard.press('Control+A')
      await keyboard.type(text)
    },
  }
}

/** Whether the list shows the option with this value or label. */
async function isChosen(list: Locator, value: string) {
  const [chosen] = await list.evaluate((select) =>
    select instanceof HTMLSelectElement
      ? Array.from(select.selectedOptions, (option) => [option.value, option.label])
      : [],
  )
  return chosen?.includes(value) ?? false
}
