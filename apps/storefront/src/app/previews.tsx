import { useLocation } from 'react-router-dom'
import { PreviewPage } from '../product/preview-page'
import { DraftPage } from '../website/draft-page'

/** What staff see before shoppers do: a product at /preview/, a page or the home page at /draft/. */
export function Previews() {
  return useLocation().pathname.startsWith('/draft/') ? <DraftPage /> : <PreviewPage />
}
