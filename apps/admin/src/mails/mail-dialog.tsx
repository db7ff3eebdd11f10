import { useState } from 'react'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { LoadedDialog } from '../ui/dialog/loaded-dialog'
import { MailFrame } from './mail-frame'

/** Shows the text of one mail. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const mail = api.mails.get.useQuery({
    queryKey: ['mails', 'one', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch the mail' },
  })
  return (
    <LoadedDialog title={mail.data?.body.subject ?? 'Mail'} answer={mail} onClose={onClose}>
      {({ text, html, to }) => (
        <>
          <p className="wrap-anywhere text-muted">To {to}</p>
          {text && html ? (
            <MailWords text={text} html={html} />
          ) : (
            <p className="mt-3">
              This mail has a link that opens an account, so only its recipient can read it.
            </p>
          )}
        </>
      )}
    </LoadedDialog>
  )
}

/** A mail as its recipient sees it, or as plain text. */
function MailWords({ text, html }: { text: string; html: string }) {
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
