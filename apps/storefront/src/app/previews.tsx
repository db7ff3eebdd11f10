import { useLocation } from 'react-router-dom'
import { PreviewPage } from '../product/preview-page'
import { DraftFrame } from '../website/draft-frame'
import { DraftPage } from '../website/draft-page'

/**
 * What staff see before shoppers do: a product at /preview/, a page or the home page at /draft/, and the home page that
 * they edit in a frame beside its editor.
 */
export function Previews() {
  const { pathname } = useLocation()
  if (pathname === '/draft/frame') return <DraftFrame />
  return pathname.startsWith('/draft/') ? <DraftPage /> : <PreviewPage />
}
