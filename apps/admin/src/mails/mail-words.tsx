import { useState } from 'react'
import { Button } from '../ui/button'

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
          srcDoc={html}
          className="mt-3 h-[60vh] w-full rounded-control border border-line bg-paper"
        />
      )}
    </>
  )
}
