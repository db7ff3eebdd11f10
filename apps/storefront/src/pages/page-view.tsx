import type { ShownPage } from '@etrend/contract'
import type { ReactNode } from 'react'
import { Head } from '../lib/head'
import { MeasuresTable } from '../ui/measures-table'
import { PageText } from '../ui/page-document'

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

type TextPageProps = {
  title: string
  intro: string
  isIndexed?: boolean | undefined
  children: ReactNode
}

/** A page of words: a title, a sentence that says what it is about, and sections. */
function TextPage({ title, intro, isIndexed, children }: TextPageProps) {
  return (
    <div className="page lg:grid-cols-12 lg:pt-14 grid gap-x-8 pt-10">
      <Head title={title} description={intro || title} isIndexed={isIndexed} />
      <header className="lg:col-span-4">
        <h1 className="page-title">{title}</h1>
        {intro && <p className="mt-4 text-lg text-muted">{intro}</p>}
      </header>
      <div className="words lg:col-span-7 lg:col-start-6 lg:mt-2 mt-10">{children}</div>
    </div>
  )
}
