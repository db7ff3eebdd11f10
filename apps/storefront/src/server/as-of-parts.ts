import type { AsOf } from '@etrend/contract'
import script from '../as-of.ts?script'
import { hashOf } from './page-styles'

// Before it is focused, the link to the content is hidden above the app's root: behind the banner.
const LOOK = 'preview-banner relative z-50'

/**
 * What a page of the shop as of another time has besides, for staff: a banner outside of the app's root, which React
 * leaves alone, and a script that runs before all others.
 */
export function asOfParts({ name, words }: AsOf) {
  return {
    script: `<script data-as-of="${name}">${script}</script>`,
    banner: `<p role="note" class="${LOOK}">The shop as of ${words}. Orders can’t be placed. <a href="/as-of/leave" class="touch-line text-link">Leave</a></p>`,
    scriptHashes: [hashOf(script)],
  }
}
