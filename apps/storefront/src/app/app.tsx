import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useRoutes } from 'react-router-dom'
import { CartProvider } from '../lib/cart'
import { OriginContext } from '../lib/head'
import { ErrorBoundary } from './error-boundary'
import { Layout } from './layout'
import { pages } from './routes'
import { ShopLinks } from './shop-links'

/** The whole shop below its router: the same tree on the server and in the browser. */
export function App({ queryClient, origin }: { queryClient: QueryClient; origin: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OriginContext value={origin}>
        <CartProvider>
          <ShopLinks>
            <Layout>
              <ErrorBoundary>
                <Suspense>
                  {useRoutes(pages)}
                  <HydratedSign />
                </Suspense>
              </ErrorBoundary>
            </Layout>
          </ShopLinks>
        </CartProvider>
      </OriginContext>
    </QueryClientProvider>
  )
}

/** Lets the loader (server/document.ts) send the form again that it held back while the page was not hydrated. */
function HydratedSign() {
  useEffect(() => void window.dispatchEvent(new Event('hydrated')), [])
  return null
}
