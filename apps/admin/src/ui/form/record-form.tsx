import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type BaseSyntheticEvent, type ReactNode } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type * as z from 'zod'
import { home } from '../../lib/addresses'
import { Button, ButtonLink } from '../controls/button'
import { Notice } from '../state/notice'
import { conflictOf, type Conflict, type OtherVersion } from './conflict'
import { ConflictDialog } from './conflict-dialog'
import type { Draft, FormOf } from './form'
import { LeaveGuard } from './leave-guard'
import { showRefusal } from './show-refusal'
import { useSaveKey } from './use-save-key'
import { wideForm } from './wide-form'

/**
 * The form of an add or an edit: validates with the contract's schema, shows the server's errors at the fields, and
 * asks before unsaved changes are lost. Enter and Ctrl/⌘+S save. `save` throws the call's error, or returns what
 * somebody else has saved meanwhile, which is then shown beside the user's version. `restart` returns the form's values
 * after a success.
 */
export function RecordForm<Input extends object, Sent>({
  schema,
  start,
  listPath,
  submitLabel,
  otherSubmit,
  isWide = false,
  fields,
  save,
  restart,
  onSaved,
}: {
  schema: z.ZodType<Sent, Draft<Input>>
  start: DefaultValues<Draft<Input>>
  listPath: string
  submitLabel: string
  /** Another button that saves; `onSaved` hears whether it was this one. */
  otherSubmit?: string | undefined
  isWide?: boolean | undefined
  fields: (form: FormOf<Draft<Input>>) => ReactNode
  save: (input: Sent) => Promise<OtherVersion<Input> | undefined>
  restart: (saved: Draft<Input>) => DefaultValues<Draft<Input>> | Draft<Input>
  onSaved: (byOther: boolean) => void
}) {
  const form = useForm<Draft<Input>, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues: start,
    shouldFocusError: false,
  })
  const element = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const [conflict, setConflict] = useState<Conflict<Input>>()
  const { isDirty, isSubmitting } = form.formState
  useSaveKey(() => {
    const canSave = !isSubmitting && !element.current?.closest('[inert]')
    if (canSave) element.current?.requestSubmit()
  })

  const submit = form.handleSubmit(
    async (input, event) => {
      const byOther = isOtherSubmit(event)
      setRefusal(undefined)
      try {
        const theirs = await save(input)
        if (theirs) return setConflict(conflictOf(form, theirs))
        form.reset(restart(form.getValues()))
        onSaved(byOther)
      } catch (error) {
        setRefusal(showRefusal(form, error, input))
      }
    },
    () => setRefusal(undefined),
  )

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event).then(() => focusFirstInvalid(element.current))}
      className={isWide ? wideForm.form : 'max-w-xl grid gap-5 pt-6'}
    >
      {refusal ? (
        <div className={isWide ? wideForm.notice : ''}>
          <Notice>{refusal}</Notice>
        </div>
      ) : null}
      {fields(form)}
      <div
        className={`sticky bottom-0 z-1 -mx-2 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-2 py-3 ${isWide ? wideForm.bar : ''}`}
      >
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : submitLabel}
        </Button>
        {otherSubmit ? (
          <Button type="submit" name="other" disabled={isSubmitting}>
            {otherSubmit}
          </Button>
        ) : null}
        <ButtonLink to={`${home}/${listPath}`}>Cancel</ButtonLink>
        <ChangedFields form={form} />
      </div>
      {isDirty ? <LeaveGuard /> : null}
      {conflict ? (
        <ConflictDialog
          differences={conflict.differences}
          onCancel={() => setConflict(undefined)}
          onTakeTheirs={() => {
            form.reset(conflict.theirs)
            setConflict(undefined)
          }}
          onKeepMine={() => {
            form.reset(conflict.theirs)
            form.reset(conflict.merged, { keepDefaultValues: true })
            setConflict(undefined)
            element.current?.requestSubmit()
          }}
        />
      ) : null}
    </form>
  )
}

/** Names the changed fields beside the button that saves them. */
function ChangedFields<Values extends FieldValues>({
  form: { formState },
}: {
  form: Pick<UseFormReturn<Values>, 'formState'>
}) {
  const [own, setOwn] = useState<HTMLElement | null>(null)
  const changed = formState.isDirty ? Object.keys(formState.dirtyFields) : []
  const labels = changed.flatMap((name) => labelOf(own?.closest('form'), name) ?? [])
  return (
    <p ref={setOwn} className="min-w-0 text-muted empty:hidden">
      {labels.length > 0 ? `Not saved: ${[...new Set(labels)].join(', ')}` : null}
    </p>
  )
}

/** The label of a form's field as people read it; undefined for a field without one of its own. */
function labelOf(form: HTMLFormElement | null | undefined, name: string) {
  const field = form?.elements.namedItem(name)
  const label = field instanceof HTMLElement && 'labels' in field ? field.labels : undefined
  const [first] = label instanceof NodeList ? label : []
  return first?.textContent?.replace(/\s*\*$/, '').trim()
}

function isOtherSubmit(event?: BaseSyntheticEvent) {
  const sent: unknown = event?.nativeEvent
  const button = sent instanceof SubmitEvent ? sent.submitter : null
  return button instanceof HTMLButtonElement && button.name === 'other'
}

/** Waits until the errors are rendered. Replaces react-hook-form's own focus handling, which leaves out pictures. */
function focusFirstInvalid(form: HTMLFormElement | null) {
  setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
