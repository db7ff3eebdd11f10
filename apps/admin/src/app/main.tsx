import './without-eval'
import { rescueFocus } from '@etrend/look/rescue-focus'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadScreens } from '../lib/lazy-screen'
import { createQueryClient } from '../lib/query-client'
import { App } from './app'
import './app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

rescueFocus()
createRoot(root).render(
  <StrictMode>
    <App queryClient={createQueryClient()} />
  </StrictMode>,
)

// Loads the other screens' scripts after the first screen. Safari has no requestIdleCallback.
if ('requestIdleCallback' in window) requestIdleCallback(() => void loadScreens())
else setTimeout(() => void loadScreens(), 1000)
