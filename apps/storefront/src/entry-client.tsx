import './styles.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { pageAt } from './app/routes'
import { restoreState } from './lib/page-state'
import { createQueryClient } from './lib/query-client'

const root = document.getElementById('root')
if (root) void start(root)

/** Hydrates the server's page. */
async function start(place: HTMLElement) {
  await turn()
  const queryClient = createQueryClient()
  const origin = restoreState(queryClient)
  await turn()
  await pageAt(window.location)?.page.preload()
  await turn()
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} origin={origin} />
      </BrowserRouter>
    </StrictMode>
  )
  // In a transition, React yields to taps and scrolling while it hydrates, instead of running one long task.
  startTransition(() => void hydrateRoot(place, shop))
}

/** Lets the browser handle touch and scrolling between two pieces of work. */
function turn() {
  return new Promise((resolve) => setTimeout(resolve))
}
