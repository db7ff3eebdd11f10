import { useState } from 'react'
import { Button } from '../ui/button'

// The preview frame can't run scripts, so it may show any HTML. The admin's content security policy (web/admin.ts)
// allows only this name to create HTML.
const previews = window.trustedTypes?.createPolicy('mail-preview', { createHTML: (html) => html })

/**
 * A mail as its recipient sees it, or as plain text. The HTML is in a fully sandboxed frame: it can't run scripts or
 * open pages, and it has no origin.
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

// Missing in TypeScript's own DOM types.
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
