import type { Product } from '@etrend/contract'
import { slug } from '@etrend/domain'
import Eye from 'lucide-react/icons/eye'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { openInTab } from '../lib/open-tab'
import { refusalOf } from '../lib/refusal'
import { Button, buttonLook } from '../ui/controls/button'
import { saleStateNow } from './sale-mark'

/** Opens the product's page in the shop; for a product that shoppers can't see, its preview. */
export function ProductPageLink({ product }: { product: Product }) {
  const { data } = api.store.shop.useQuery({ queryKey: ['shop'] })
  if (saleStateNow(product) !== 'on sale') return <PreviewButton id={product.id} />
  if (!data) return null
  const path = `/productDetail/${product.id}-${slug(product.title)}`
  return (
    <a
      href={data.body.storefront_url + path}
      target="_blank"
      rel="noreferrer"
      className={buttonLook.quiet}
    >
      <Eye size={16} aria-hidden />
      Open in the shop
    </a>
  )
}

function PreviewButton({ id }: { id: number }) {
  const { mutateAsync, isPending } = api.previews.create.useMutation()

  async function open() {
    try {
      await openInTab(async () => (await mutateAsync({ params: { id: String(id) } })).body.url)
    } catch (error) {
      notify.error('The preview could not be opened.', refusalOf(error).message)
    }
  }

  return (
    <Button disabled={isPending} onClick={() => void open()}>
      <Eye size={16} aria-hidden />
      Preview
    </Button>
  )
}
