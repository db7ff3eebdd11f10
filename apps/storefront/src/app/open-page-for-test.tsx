import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createQueryClient } from '../lib/query-client'
import { answerTo } from '../test/answer-to'
import { App } from './app'
import { pageAt } from './routes'

/**
 * Renders the whole shop at an address in the test's DOM, and moves the pointer over it as a visitor does, so that parts
 * whose script waits for that load in every test, in any order of tests. The small test shop answers its calls.
 */
export async function openPage(url: string) {
  const calls: { path: string; body: unknown }[] = []
  globalThis.fetch = async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).replace(/^\/api/, '')
    const sent = sentIn(init?.body)
    calls.push({ path, body: sent })
    const { status, body } = answerTo(path, sent, init?.method)
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status })
  }
  window.scrollTo = () => undefined
  await pageAt(new URL(url, 'http://localhost'))?.page.preload()
  const queryClient = createQueryClient()
  const queries = { retry: false, retryOnMount: false }
  queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries })
  const view = render(
    <MemoryRouter initialEntries={[url]}>
      <App queryClient={queryClient} origin="http://localhost" />
      <Address />
    </MemoryRouter>,
  )
  fireEvent.pointerMove(window)
  return { ...view, calls, queryClient, address: () => view.getByTestId('address').textContent }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function sentIn(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
