import type { ReactNode } from 'react'
import { Head } from '../lib/head'

/** A page of words: a title, a sentence that says what it is about, and sections. */
export function TextPage({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <div className="page lg:grid-cols-12 lg:pt-14 grid gap-x-8 pt-10">
      <Head title={title} description={intro} />
      <header className="lg:col-span-4">
        <h1 className="page-title">{title}</h1>
        <p className="mt-4 text-lg text-muted">{intro}</p>
      </header>
      <div className="words lg:col-span-7 lg:col-start-6 lg:mt-2 mt-10">{children}</div>
    </div>
  )
}
