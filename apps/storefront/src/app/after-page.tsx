import { FocusPlace } from './focus-place'
import { PrintedHead } from './printed-head'

/** What a page does only once it is used, in a script that is loaded after the page's. */
export function AfterPage() {
  return (
    <>
      <FocusPlace />
      <PrintedHead />
    </>
  )
}
