import { useState } from 'react'
import { Button } from '../ui/button'
import { MailFrame } from './mail-frame'

/** A mail as its recipient sees it, or as plain text. */
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
        <MailFrame html={html} className="mt-3 h-[60vh] w-full" />
      )}
    </>
  )
}
