import type { Shop } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { OriginContext } from '../lib/head'
import { shopQuery } from '../lib/queries'

/**
 * Puts the shop's name and the page's address on the body when a page is printed; styles/print.css writes them at the
 * top. An order has a head of its own. Addresses that open something private, such as a draft, aren't written: only
 * pages for everybody have a canonical address.
 */
export function PrintedHead() {
  const queryClient = useQueryClient()
  const origin = use(OriginContext)
  const { pathname, search } = useLocation()
  const path = pathname + search
  useEffect(() => {
    function write() {
      // Read when it is needed: the page has long loaded it.
      const answer = queryClient.getQueryData<{ body: Shop }>(shopQuery.queryKey)
      const name = answer?.body.name ?? 'eTrend'
      const isOrder = document.querySelector('.order-printed-head') !== null
      const isPublic = document.querySelector('link[rel=canonical]') !== null
      if (isOrder) delete document.body.dataset.printed
      else document.body.dataset.printed = `${name} · ${origin}${isPublic ? path : ''}`
    }
    window.addEventListener('beforeprint', write)
    return () => window.removeEventListener('beforeprint', write)
  }, [queryClient, origin, path])
  return null
}
