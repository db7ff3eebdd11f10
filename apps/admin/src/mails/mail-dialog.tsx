import { api } from '../lib/api'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Loaded } from '../ui/loaded'
import { MailWords } from './mail-words'

/** Shows the text of one mail. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const mail = api.mails.get.useQuery({
    queryKey: ['mails', 'one', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch the mail' },
  })
  return (
    <Dialog title={mail.data?.body.subject ?? 'Mail'} onCancel={onClose}>
      <Loaded answer={mail}>
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
      </Loaded>
      <div className="mt-5 flex justify-end">
        <Button data-first-focus onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
