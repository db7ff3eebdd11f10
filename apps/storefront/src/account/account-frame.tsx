import type { ReactNode } from 'react'
import { Head } from '../lib/head'

/** What the sign-in and the register page share: a heading and a narrow column. */
export function AccountFrame({
  title,
  intro,
  children,
}: {
  title: string
  intro: string
  children: ReactNode
}) {
  return (
    <div className="page max-w-md lg:pt-20 pt-12">
      <Head title={title} description={intro} isIndexed={false} />
      <h1 className="page-title">{title}</h1>
      <p className="mt-3 text-muted">{intro}</p>
      {children}
    </div>
  )
}
