import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import { tsr } from '../lib/api'
import { CartProvider } from '../lib/cart'
import { OriginContext } from '../lib/head'
import { ErrorBoundary } from './error-boundary'
import { Layout } from './layout'
import { pages } from './routes'
import { WarmLinks } from './warm-links'

/** The whole shop below its router: the same tree on the server and in the browser. */
export function App({ queryClient, origin }: { queryClient: QueryClient; origin: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <tsr.ReactQueryProvider>
        <OriginContext value={origin}>
          <CartProvider>
            <WarmLinks>
              <Layout>
                <ErrorBoundary>
                  <Suspense>{useRoutes(pages)}</Suspense>
                </ErrorBoundary>
              </Layout>
            </WarmLinks>
          </CartProvider>
        </OriginContext>
      </tsr.ReactQueryProvider>
    </QueryClientProvider>
  )
}
