import CircleSlash from 'lucide-react/icons/circle-slash'
import PackageMinus from 'lucide-react/icons/package-minus'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { mayNow } from '../lib/own-role'
import { okOf } from '../lib/refusal'
import { totalOf } from '../lib/total-of'
import type { Source } from './source'

const MOST = 5

/** Units at or under their threshold, the fewest first. */
export const lowStock = stockSource('low', 'Running low')

/** Units with nothing left. */
export const soldOut = stockSource('out', 'Sold out')

function stockSource(stock: 'low' | 'out', title: string): Source {
  return {
    queryKey: ['stock-levels', 'notifications', stock],
    permission: 'stock',
    title,
    allAt: `${home}/stockonhand?stock=${stock}`,
    async load() {
      const answer = okOf(
        await api.stockLevels.list.query({
          query: { stock, sort: 'quantity', page: '1', page_size: String(MOST) },
        }),
      )
      const notifications = answer.body.map((unit) => ({
        id: `${stock} ${unit.id}`,
        icon: stock === 'low' ? PackageMinus : CircleSlash,
        title: `${unit.product_color_info}, ${unit.size_name}`,
        detail: stock === 'low' ? `${unit.quantity} left` : 'None left',
        to: mayNow('catalogue')
          ? `${home}/editproduct/${unit.product}#stock`
          : `${home}/stockonhand?stock=${stock}`,
      }))
      return { notifications, total: totalOf(answer) }
    },
  }
}
