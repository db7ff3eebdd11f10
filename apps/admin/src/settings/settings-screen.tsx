import { keysOf, type Settings, settingsChange, settingsFields } from '@etrend/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { Button } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { Section } from '../ui/display/section'
import { draftFrom } from '../ui/form/draft'
import { LeaveGuard } from '../ui/form/leave-guard'
import { SelectField } from '../ui/form/select-field'
import { TextField } from '../ui/form/text-field'
import { useSaveKey } from '../ui/form/use-save-key'
import { useSubmit } from '../ui/form/use-submit'
import { Loaded } from '../ui/state/loaded'
import { Notice } from '../ui/state/notice'
import { ProductFeed } from './product-feed'
import { groups } from './settings-fields'

/** The settings of the whole shop: name, fees, thresholds, order limits, legal lines and social media. */
export function SettingsScreen() {
  const settings = api.shopSettings.get.useQuery({
    queryKey: ['settings'],
    meta: { notLoaded: 'Failed to fetch the settings' },
    // An edit starts from freshly loaded settings, which aren't refreshed while they are edited.
    gcTime: 0,
    staleTime: Infinity,
  })
  return (
    <>
      <ScreenHeader title="Shop Settings" />
      <Loaded answer={settings}>{(body) => <SettingsForm settings={body} />}</Loaded>
      <ProductFeed />
    </>
  )
}

/** Every setting of the shop, group by group; all of them are saved together. */
function SettingsForm({ settings }: { settings: Settings }) {
  const queries = useQueryClient()
  const { mutateAsync } = api.shopSettings.edit.useMutation()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({
    resolver: zodResolver(settingsChange),
    defaultValues: draftOf(settings),
  })
  const { refusal, submitting, isSubmitting } = useSubmit(form)
  useEffect(() => focusAsked(element.current), [])
  useSaveKey(() => element.current?.requestSubmit())

  const submit = submitting(async (body) => {
    const saved = await mutateAsync({ body })
    form.reset(draftOf(saved.body))
    notify.success('Settings saved')
    await queries.invalidateQueries({ queryKey: ['shop'] })
  })

  return (
    <form ref={element} noValidate onSubmit={submit} className="max-w-3xl grid gap-8 pt-4">
      {refusal ? <Notice>{refusal}</Notice> : null}
      {groups.map(({ title, fields }) => (
        <Section key={title} title={title}>
          <div className="sm:grid-cols-2 grid items-start gap-4 pt-4">
            {fields.map(({ options, ...field }) => {
              const { label } = settingsFields[field.name]
              return options ? (
                <SelectField
                  key={field.name}
                  form={form}
                  label={label}
                  choices={{ options }}
                  {...field}
                />
              ) : (
                <TextField key={field.name} form={form} label={label} {...field} />
              )
            })}
          </div>
        </Section>
      ))}
      <div>
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {isSubmitting ? 'Saving…' : 'Save settings'}
        </Button>
      </div>
      {form.formState.isDirty ? <LeaveGuard /> : null}
    </form>
  )
}

/** Moves the focus to the field that the address names after '#', as the checklist of a new shop does. */
function focusAsked(form: HTMLFormElement | null) {
  const name = keysOf(settingsFields).find((key) => location.hash === `#${key}`)
  const field = name && form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

function draftOf(settings: Settings) {
  return draftFrom(settings, keysOf(settingsFields))
}
