import type { ShownPage } from '@etrend/contract'
import { Head } from '../../lib/head'
import { MeasuresTable } from './measures-table'
import { PageText } from './page-document'

/** A written page: its title, its introduction, measures where it is a size guide, and its text. */
export function WrittenPageView({
  page: { title, intro, measures, body },
  isIndexed,
}: {
  page: ShownPage
  isIndexed?: boolean | undefined
}) {
  return (
    <div className="page lg:grid-cols-12 lg:pt-14 grid gap-x-8 pt-10">
      <Head title={title} description={intro || title} isIndexed={isIndexed} />
      <header className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
        <h1 className="page-title">{title}</h1>
        {intro && <p className="mt-4 text-lg text-muted">{intro}</p>}
      </header>
      <div className="words lg:col-span-7 lg:col-start-6 lg:mt-2 mt-10">
        {measures && (
          <div className="mb-8">
            <MeasuresTable measures={measures} />
          </div>
        )}
        <PageText document={body} />
      </div>
    </div>
  )
}
