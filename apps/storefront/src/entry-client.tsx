import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { pageAt } from './app/routes'
import { restoreState } from './lib/page-state'
import { createQueryClient } from './lib/query-client'

const root = document.getElementById('root')
if (root) void start(root)

/** Wakes the server's page up; under `vite dev`, where there is none, draws it. */
async function start(place: HTMLElement) {
  const queryClient = createQueryClient()
  const origin = restoreState(queryClient)
  await pageAt(window.location)?.page.preload()
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <App queryClient={queryClient} origin={origin} />
      </BrowserRouter>
    </StrictMode>
  )
  if (place.hasChildNodes()) hydrateRoot(place, shop)
  else createRoot(place).render(shop)
}
