import { api } from '../lib/api'
import { LoadedDialog } from '../ui/loaded-dialog'
import { MailWords } from './mail-words'

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
