import type { Page } from 'playwright-core'

/** The cell of the grid's row with this text; columns count from 1. */
export function cell(page: Page, text: string, column: number) {
  const row = page.getByRole('row').filter({ hasText: text })
  return row.locator(`[aria-colindex="${column}"]`)
}

/** Pastes a text as the browser does for Ctrl+V: the clipboard belongs to all tests of the machine. */
export async function paste(page: Page, text: string) {
  await page.getByRole('grid').evaluate((grid, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)
}
