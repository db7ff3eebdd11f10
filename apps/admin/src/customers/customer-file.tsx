import { api } from '../lib/api'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { CustomerCash } from './customer-cash'
import { CustomerNotes } from './customer-notes'
import { CustomerTags } from './customer-tags'

/** What staff keep about a customer, by account id or by a guest's phone number. */
export function CustomerFile({ who }: { who: string }) {
  const file = api.customerFiles.get.useQuery({
    queryKey: ['customers', 'file', who],
    queryData: { params: { who } },
    meta: { notLoaded: 'Failed to fetch tags and notes' },
  })
  return (
    <Loaded answer={file}>
      {(body) => (
        <>
          <CustomerCash file={body} />
          <Section title="Tags">
            <CustomerTags file={body} />
          </Section>
          <Section title="Notes of staff">
            <CustomerNotes file={body} />
          </Section>
        </>
      )}
    </Loaded>
  )
}
