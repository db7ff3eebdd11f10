import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useRoutes } from 'react-router-dom'
import { CartProvider } from '../lib/cart'
import { heedEarlyPresses } from '../lib/early-presses'
import { OriginContext } from '../lib/head'
import { ErrorBoundary } from './error-boundary'
import { Layout } from './layout'
import { pages, type ShopPage } from './routes'
import { ShopLinks } from './shop-links'

/**
 * The whole shop below its router: the same tree on the server and in the browser. `among`: the pages that the address
 * may be, for the server.
 */
export function App({
  queryClient,
  origin,
  among = pages,
}: {
  queryClient: QueryClient
  origin: string
  among?: ShopPage[]
}) {
  return (
    <QueryClientProvider client={queryClient}>
      <OriginContext value={origin}>
        <CartProvider>
          <ShopLinks>
            <Layout>
              <ErrorBoundary>
                <Suspense>
                  {useRoutes(among)}
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

/** Lets the loader send the form again that it held back while the page was not hydrated, and heeds early presses. */
function HydratedSign() {
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
    heedEarlyPresses()
  }, [])
  return null
}
