import { Toasts } from '@etrend/look/toasts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { api } from '../lib/api'
import { ListPaths } from '../ui/list-paths'
import { RecordPaths } from '../ui/record-paths'
import { Addresses } from './addresses'
import { recordPaths } from './record-paths'
import { resources } from './resources'

// In pixels. Toasts appear below the top bar, so that search, bell and menus can still be clicked.
const BELOW_TOP_BAR = 72

/** The whole back-office: providers, router and toasts. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <api.ReactQueryProvider>
        <ListPaths value={listPaths}>
          <RecordPaths value={recordPaths}>
            <BrowserRouter>
              <Addresses />
            </BrowserRouter>
          </RecordPaths>
        </ListPaths>
        <Toasts top={BELOW_TOP_BAR} />
      </api.ReactQueryProvider>
    </QueryClientProvider>
  )
}

const listPaths = Object.fromEntries(resources.map(({ key, paths }) => [key, paths.list]))
