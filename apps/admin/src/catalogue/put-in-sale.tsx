import { MOST_OF_SCOPE } from '@etrend/contract'
import BadgePercent from 'lucide-react/icons/badge-percent'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { okOf, refusalOf } from '../lib/refusal'
import { useFollowUp } from '../lib/use-follow-up'
import type { Bulk } from '../resource/resource'
import { Button } from '../ui/controls/button'
import { May } from '../ui/may'
import { saleOfProducts } from './sale-offer-values'

const PAGE = 100
const MOST_OF_SALE = MOST_OF_SCOPE.products

/** Opens the form of a sale for the chosen products, with a percentage if one was entered: it ends by itself. */
export function PutInSale({ ids, match, count, percentOff = '' }: PutInSaleProps) {
  const follow = useFollowUp()
  const [isBusy, setBusy] = useState(false)

  async function open() {
    if (count > MOST_OF_SALE) {
      const instead = 'Choose fewer, or make a sale of a category or collection.'
      return notify.error(`A sale lists at most ${MOST_OF_SALE} products. ${instead}`)
    }
    setBusy(true)
    try {
      const chosen = match ? await matchingIds(match.query, ids) : ids
      follow(saleOfProducts(chosen, percentOff))
    } catch (error) {
      notify.error('The products could not be loaded.', refusalOf(error).message)
      setBusy(false)
    }
  }

  return (
    <May needed="promotions">
      <Button disabled={isBusy} onClick={() => void open()}>
        <BadgePercent size={16} aria-hidden />
        Put in a sale
      </Button>
    </May>
  )
}

type PutInSaleProps = Pick<Bulk, 'ids' | 'match' | 'count'> & { percentOff?: string }

/** The ids of all products that the list's parameters find, without these. */
async function matchingIds(query: Record<string, string>, without: number[]) {
  const found: number[] = []
  for (let page = 1; found.length < MOST_OF_SALE + without.length; page += 1) {
    const asked = { ...query, page: String(page), page_size: String(PAGE) }
    const { body } = okOf(await api.staffProducts.list.query({ query: asked }))
    found.push(...body.map(({ id }) => id))
    if (body.length < PAGE) break
  }
  return found.filter((id) => !without.includes(id))
}
