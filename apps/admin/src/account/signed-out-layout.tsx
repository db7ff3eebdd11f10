import type { ReactNode } from 'react'
import { storefront } from '../lib/addresses'
import { Logo } from '../ui/display/logo'
import { ScreenHeader } from '../ui/display/screen-header'

/** Layout of the screens outside the back-office (sign-in, invitation): a dark brand panel and one form or message. */
export function SignedOutLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-lg:grid-rows-[auto_1fr] lg:grid-cols-[2fr_3fr] grid min-h-dvh">
      <div
        className="lg:p-10 flex flex-col justify-between gap-8 bg-ink px-6 py-5 text-paper"
        data-on-ink
      >
        <Logo />
        <p className="max-lg:hidden font-display text-2xl">The shop, from behind the counter.</p>
        <p className="max-lg:hidden text-paper/70">
          Looking for clothes?{' '}
          <a href={storefront()} className="text-paper underline underline-offset-4">
            Go to the storefront
          </a>
        </p>
      </div>
      <main className="max-w-md max-lg:content-start grid w-full content-center gap-6 justify-self-center px-6 py-10">
        <ScreenHeader title={title} />
        {children}
      </main>
    </div>
  )
}
