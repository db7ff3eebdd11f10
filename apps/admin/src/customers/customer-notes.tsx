import { contract, type CustomerFile, type CustomerNote } from '@etrend/contract'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../lib/api'
import { IconButton } from '../ui/controls/icon-button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { Moment } from '../ui/display/moment'
import { SmallForm } from '../ui/form/small-form'
import { TextAreaField } from '../ui/form/text-area-field'
import { useStaffAction } from '../ui/state/use-staff-action'

const schema = contract.customerFiles.addNote.body
type Note = z.output<typeof schema>
const blank = { text: '' }

/** Notes of staff about a customer, the latest first, with a form for another. The customer never sees them. */
export function CustomerNotes({ file: { who, notes } }: { file: CustomerFile }) {
  const { mutateAsync } = api.customerFiles.addNote.useMutation()
  const { perform } = useStaffAction()
  return (
    <>
      <SmallForm<Note, Note>
        schema={schema}
        start={blank}
        restart={() => blank}
        label="Add note"
        save={(body) => perform(() => mutateAsync({ params: { who }, body }), 'Note added')}
        fields={(form) => (
          <TextAreaField
            form={form}
            name="text"
            label="Note"
            hint="For staff only. The customer never sees it."
            rows={2}
          />
        )}
      />
      <ul aria-label="Notes" className="pt-3">
        {notes.map((note) => (
          <NoteRow key={note.id} who={who} note={note} />
        ))}
      </ul>
    </>
  )
}

function NoteRow({ who, note }: { who: string; note: CustomerNote }) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = api.customerFiles.removeNote.useMutation()
  const params = { who, note: String(note.id) }
  return (
    <li className="flex items-start gap-2 border-b border-line py-2">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted">
          <Moment at={note.date} />
          <span>{note.staff_name}</span>
        </p>
      </div>
      <IconButton icon={Trash2} label="Delete this note" onClick={() => setAsking(true)} />
      {isAsking ? (
        <ConfirmDialog
          title="Delete this note?"
          label="Delete"
          busyLabel="Deleting…"
          act={() => mutateAsync({ params })}
          done="Note deleted"
          onClose={() => setAsking(false)}
        >
          “{note.text}” can’t be restored.
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
