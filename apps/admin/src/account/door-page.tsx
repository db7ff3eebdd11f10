import type { ReactNode } from 'react'
import { storefront } from '../lib/addresses'
import { Logo } from '../ui/logo'
import { PageHeader } from '../ui/page-header'

/** What stands before the back-office: the brand on ink, and one thing to do beside it. */
export function DoorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[2fr_3fr]">
      <div className="flex flex-col justify-between gap-8 bg-ink px-6 py-5 text-paper lg:p-10" data-on-ink>
        <Logo />
        <p className="font-display text-2xl max-lg:hidden">The shop, from behind the counter.</p>
        <p className="text-paper/70 max-lg:hidden">
          Looking for clothes?{' '}
          <a href={storefront()} className="text-paper underline underline-offset-4">
            Go to the storefront
          </a>
        </p>
      </div>
      <main className="grid w-full max-w-md content-center gap-6 justify-self-center px-6 py-10 max-lg:content-start">
        <PageHeader title={title} />
        {children}
      </main>
    </div>
  )
}
