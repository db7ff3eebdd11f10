import type { ReactNode } from 'react'
import { Head } from '../lib/head'

type NarrowPageProps = { title: string; intro: string; children: ReactNode }

/** The layout of pages with a single form or message: a heading, a sentence and a narrow column. */
export function NarrowPage({ title, intro, children }: NarrowPageProps) {
  return (
    <div className="page narrow max-w-lg lg:pt-14 pt-10">
      <Head title={title} description={intro} isIndexed={false} />
      <h1 className="page-title">{title}</h1>
      <p className="mt-3 text-muted">{intro}</p>
      {children}
    </div>
  )
}
