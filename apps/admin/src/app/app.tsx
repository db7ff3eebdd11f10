import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { Toaster } from 'sonner'
import { api } from '../lib/api'
import { Addresses } from './addresses'

/** The whole back-office, on the address the browser shows. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <api.ReactQueryProvider>
        <BrowserRouter>
          <Addresses />
        </BrowserRouter>
        <Toaster position="top-center" />
      </api.ReactQueryProvider>
    </QueryClientProvider>
  )
}
