import type { Backup } from '@etrend/contract'
import { api } from '../lib/api'
import { PasswordDialog } from './password-dialog'

/** Downloads a backup as one file. By a link instead of fetch, because the file may be larger than the memory. */
export function DownloadBackup({
  backup: { id },
  onClose,
}: {
  backup: Backup
  onClose: () => void
}) {
  const { mutateAsync } = api.backups.download.useMutation()
  return (
    <PasswordDialog
      title="Download this backup?"
      label="Download"
      onClose={onClose}
      act={async (body) => {
        const answer = await mutateAsync({ params: { id }, body })
        const link = document.createElement('a')
        link.href = answer.body.path
        link.click()
      }}
    >
      <p className="text-muted">
        The file holds all customers, orders and the shop’s secret keys. Keep it where only you can
        read it.
      </p>
    </PasswordDialog>
  )
}
