import { pagePath, slug as slugOf } from '@etrend/domain'
import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSubcategoryChoices } from '../../catalogue/options'
import { home } from '../../lib/addresses'
import { api } from '../../lib/api'
import { useFollowUp } from '../../lib/use-follow-up'
import { Button, ButtonLink } from '../../ui/controls/button'
import { ChoicesFailed } from '../../ui/controls/choices'
import { ScreenHeader } from '../../ui/display/screen-header'
import { blankMeasures } from '../../ui/form/measures-field'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'
import { SelectInput, TextInput } from '../inputs/inputs'

/** Asks for the title and the kind of a new page, and opens its editor. A link can suggest the title: ?title=FAQ. */
export function AddPage() {
  const follow = useFollowUp()
  const { mutateAsync } = api.pages.create.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const choices = useSubcategoryChoices()
  const suggested = useSearchParams()[0].get('title') ?? ''
  const [title, setTitle] = useState(suggested)
  const [typed, setTyped] = useState<string>()
  const [guideOf, setGuideOf] = useState('')
  const slug = typed ?? (title.trim() ? asciiSlug(title) : '')

  async function add(event: FormEvent) {
    event.preventDefault()
    const subcategory = guideOf ? Number(guideOf) : null
    const measures = guideOf ? blankMeasures : null
    const isAdded = await attempt(
      async () => {
        const { body } = await mutateAsync({ body: { title, slug, subcategory, measures } })
        follow(`${home}/pages/${body.id}`)
      },
      () => undefined,
    )
    if (isAdded) setTitle('')
  }

  return (
    <>
      <ScreenHeader title="Add Page" />
      <form
        noValidate
        onSubmit={(event) => void add(event)}
        className="max-w-xl grid gap-5 pt-6"
        aria-label="New page"
      >
        {refusal ? <Notice>{refusal}</Notice> : null}
        <TextInput label="Title" value={title} onChange={setTitle} maxLength={80} required />
        <TextInput
          label="Address"
          value={slug}
          onChange={setTyped}
          maxLength={60}
          hint={`Small letters, digits and hyphens. Shoppers find the page at ${pagePath(slug || 'about-us')}.`}
          required
        />
        <SelectInput
          label="Kind"
          value={guideOf}
          onChange={setGuideOf}
          hint="A size guide is shown beside the sizes of every product of its sub category."
          options={[
            { value: '', label: 'A page' },
            ...(choices.options ?? []).map(({ value, label }) => ({
              value,
              label: `Size guide of ${label}`,
            })),
          ]}
        />
        <ChoicesFailed {...choices} />
        <div className="flex gap-2">
          <Button type="submit" kind="primary" disabled={isBusy}>
            {isBusy ? 'Adding…' : 'Add and write'}
          </Button>
          <ButtonLink to={`${home}/pages`}>Cancel</ButtonLink>
        </div>
      </form>
    </>
  )
}

/** An address from a title: 'About us!' → 'about-us'. Letters outside a to z are left out. */
function asciiSlug(title: string) {
  return slugOf(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
}
