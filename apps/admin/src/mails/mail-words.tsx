import { useState } from 'react'
import { Button } from '../ui/button'

// What runs no script may be any HTML; the admin's policy (web/admin.ts) lets this name alone make some.
const previews = window.trustedTypes?.createPolicy('mail-preview', { createHTML: (html) => html })

/**
 * A mail as its reader sees it, or its plain words. The page of the mail is in a frame without any right: it runs no
 * script, opens nothing and belongs to no origin.
 */
export function MailWords({ text, html }: { text: string; html: string }) {
  const [isPlain, setPlain] = useState(false)
  return (
    <>
      <div className="mt-3">
        <Button aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          Plain text
        </Button>
      </div>
      {isPlain ? (
        <p className="mt-3 max-h-[60vh] overflow-y-auto wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : (
        <iframe
          title="The mail as its reader sees it"
          sandbox=""
          ref={(frame) => {
            if (frame) frame.srcdoc = asPage(html)
          }}
          className="mt-3 h-[60vh] w-full rounded-control border border-line bg-paper"
        />
      )}
    </>
  )
}

function asPage(html: string) {
  return previews?.createHTML(html) ?? html
}

// TypeScript's own list of what browsers have lacks it.
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML(html: string): string }
    }
  }
}
