import type { ShownPage } from '@etrend/contract'
import { MeasuresTable } from '../ui/measures-table'
import { PageText } from '../ui/page-document'
import { TextPage } from '../ui/text-page'

/** A page that staff wrote: its title, measures where it is a size guide, and its text. */
export function PageView({
  page,
  isIndexed,
}: {
  page: ShownPage
  isIndexed?: boolean | undefined
}) {
  return (
    <TextPage title={page.title} intro={page.intro} isIndexed={isIndexed}>
      {page.measures && (
        <div className="mb-8">
          <MeasuresTable measures={page.measures} />
        </div>
      )}
      <PageText document={page.body} />
    </TextPage>
  )
}
