import type { StaffPage } from '@etrend/contract'
import { pagePath } from '@etrend/domain'
import { lazy, Suspense } from 'react'
import { api } from '../../lib/api'
import { blankMeasures, MeasuresField } from '../../ui/form/measures-field'
import { FormSkeleton } from '../../ui/state/skeleton'
import { AreaInput, SelectInput, TextInput } from '../inputs/inputs'
import { PublishBar } from '../publishing/publish-bar'
import { useDraft } from '../publishing/use-draft'

const kinds = [
  { value: 'garment', label: 'The garment, laid flat' },
  { value: 'body', label: 'The body' },
]

const words = { hidden: 'Not in the shop', hide: 'Hide from the shop' }

/** The editor's script is large: it is loaded only when somebody writes. */
const BodyEditor = lazy(async () => ({
  default: (await import('./editor/body-editor')).BodyEditor,
}))

type Answer = { body: StaffPage; headers: Headers }

/** The fields of a page and its text. Shoppers see them once they are published. */
export function PageForm({
  started,
  reread,
}: {
  started: Answer
  reread: () => Promise<{ data: Answer | undefined }>
}) {
  const edit = api.pages.edit.useMutation()
  const params = { id: String(started.body.id) }
  const drafted = useDraft({
    started,
    reread,
    draftOf: ({ slug, title, intro, body, measures }: StaffPage) => {
      return { slug, title, intro, body, measures }
    },
    send: (body, tag) =>
      edit.mutateAsync({ params, body, headers: tag ? { 'if-match': tag } : {} }),
  })
  const { draft, saved, fieldsKey } = drafted
  const measures = draft.measures ?? blankMeasures
  const change = (part: Partial<typeof draft>) => drafted.change({ ...draft, ...part })
  return (
    <div className="max-w-4xl grid gap-6 pt-4">
      <PublishBar drafted={drafted} words={words} />
      <div className="sm:grid-cols-2 grid items-start gap-4">
        <TextInput
          label="Title"
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={80}
          required
        />
        <TextInput
          label="Address"
          value={draft.slug}
          onChange={(slug) => change({ slug })}
          maxLength={60}
          hint={`In the shop: ${pagePath(draft.slug)}`}
          required
        />
      </div>
      <AreaInput
        label="Introduction"
        value={draft.intro}
        onChange={(intro) => change({ intro })}
        maxLength={300}
        hint="A sentence under the title. Search engines show it too."
      />
      {saved.subcategory_title !== null && (
        <MeasuresField
          key={`measures ${fieldsKey}`}
          title={`Measures of ${saved.subcategory_title}`}
          measures={measures}
          onChange={(next) => change({ measures: next })}
        >
          <div className="max-w-60">
            <SelectInput
              label="Measured is"
              value={measures.of}
              options={kinds}
              onChange={(kind) => {
                const of = kind === 'body' ? 'body' : 'garment'
                change({ measures: { ...measures, of } })
              }}
            />
          </div>
        </MeasuresField>
      )}
      <Suspense fallback={<FormSkeleton />}>
        <BodyEditor
          key={`text ${fieldsKey}`}
          started={draft.body}
          onChange={(body) => change({ body })}
        />
      </Suspense>
    </div>
  )
}
