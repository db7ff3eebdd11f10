import { api } from '../lib/api'
import { CopyButton } from '../ui/controls/copy-button'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'

/** The address from which Google and Meta read what the shop sells. */
export function ProductFeed() {
  const shop = api.store.shop.useQuery({ queryKey: ['shop'] })
  return (
    <div className="max-w-3xl pt-8">
      <Section title="Product feed">
        <div className="grid gap-3 pt-4">
          <p className="max-w-prose">
            Google Merchant Center and Meta (Facebook and Instagram shops) read your products from
            this address, with today’s prices, sales and stock. Enter it there as a scheduled feed,
            once an hour.
          </p>
          <Loaded answer={shop}>
            {({ storefront_url }) => {
              const address = `${storefront_url}/feeds/products.xml`
              return (
                <div className="flex flex-wrap items-center gap-3">
                  <code className="min-w-0 flex-1 basis-64 rounded-control bg-sunk px-3 py-2 break-all select-all">
                    {address}
                  </code>
                  <CopyButton text={address} label="Copy the address" />
                </div>
              )
            }}
          </Loaded>
        </div>
      </Section>
    </div>
  )
}
