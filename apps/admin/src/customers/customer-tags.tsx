import { MOST_TAGS, type CustomerFile } from '@etrend/contract'
import X from 'lucide-react/icons/x'
import { useId, useState, type FormEvent } from 'react'
import { api } from '../lib/api'
import { Button } from '../ui/controls/button'
import { IconButton } from '../ui/controls/icon-button'
import { controlLook, Field } from '../ui/form/field'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

/** A customer's tags, each with a button that removes it, and a field for another. Known tags are suggested. */
export function CustomerTags({ file: { who, tags } }: { file: CustomerFile }) {
  const id = useId()
  const [words, setWords] = useState('')
  const { mutateAsync } = api.customerFiles.setTags.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  const known = useKnownTags()

  const save = (next: string[], done: string) =>
    attempt(() => mutateAsync({ params: { who }, body: { tags: next } }), done)

  async function add(event: FormEvent) {
    event.preventDefault()
    const tag = words.trim()
    if (tag && (await save([...tags, tag], 'Tag added'))) setWords('')
  }

  return (
    <div className="grid gap-3 pt-3">
      {tags.length === 0 ? <p className="text-muted">No tags yet.</p> : null}
      <ul aria-label="Tags" className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li
            key={tag}
            className="inline-flex max-w-full items-center rounded-control bg-sunk ps-2.5 wrap-anywhere"
          >
            {tag}
            <IconButton
              icon={X}
              label={`Remove the tag ${tag}`}
              disabled={isBusy}
              onClick={() =>
                void save(
                  tags.filter((one) => one !== tag),
                  'Tag removed',
                )
              }
            />
          </li>
        ))}
      </ul>
      {refusal ? <Notice>{refusal}</Notice> : null}
      {tags.length < MOST_TAGS ? (
        <form onSubmit={(event) => void add(event)} className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <Field id={id} label="New tag" isRequired={false} error={undefined}>
              <input
                id={id}
                className={controlLook}
                list={`${id}-known`}
                value={words}
                maxLength={40}
                autoComplete="off"
                onChange={(event) => setWords(event.target.value)}
              />
            </Field>
          </div>
          <datalist id={`${id}-known`}>
            {known.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </datalist>
          <Button type="submit" disabled={isBusy || words.trim() === ''}>
            Add tag
          </Button>
        </form>
      ) : null}
    </div>
  )
}

function useKnownTags() {
  const { data } = api.customerFiles.tags.useQuery({
    queryKey: ['customers', 'tags'],
    meta: { notLoaded: 'Failed to fetch the tags' },
  })
  return (data?.body ?? []).map(({ tag }) => tag)
}
