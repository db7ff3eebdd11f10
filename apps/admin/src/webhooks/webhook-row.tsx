import type { Webhook } from '@etrend/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { Mark } from '../ui/display/mark'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'
import { topicWords } from './topic-words'
import { WebhookForm } from './webhook-form'

/** A webhook with its state, and buttons to edit, test, switch off, change its secret and delete it. */
export function WebhookRow({
  hook,
  onRotate,
  onDelete,
}: {
  hook: Webhook
  onRotate: () => void
  onDelete: () => void
}) {
  const { id, url, events, is_active, problem, failing_since, waiting, failed } = hook
  const params = { id: String(id) }
  const [isEditing, setEditing] = useState(false)
  const edit = api.webhooks.edit.useMutation()
  const test = api.webhooks.test.useMutation()
  const { attempt, perform, isBusy, refusal } = useStaffAction()
  const name = new URL(url).host
  const switchTo = (body: { is_active: boolean }, done: string) =>
    attempt(() => edit.mutateAsync({ params, body: { url, events, ...body } }), done)

  return (
    <li className="grid gap-2 border-b border-line py-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium wrap-anywhere">{url}</span>
        {is_active ? null : <Mark kind="warning">Switched off</Mark>}
        {is_active && failing_since ? (
          <Mark kind="warning">Failing since {momentOf(failing_since)}</Mark>
        ) : null}
        {is_active && !failing_since ? <Mark kind="good">On</Mark> : null}
      </p>
      <p className="text-muted">
        {events.map((topic) => topicWords[topic]).join(' · ')}
        <span className="block">
          <Link
            to={`${home}/webhooks/log?webhook=${id}`}
            aria-label={`Log of ${name}`}
            className="inline-flex items-center underline underline-offset-4 pointer-coarse:min-h-11"
          >
            Log
          </Link>
          {` · ${waiting} waiting · ${counted(failed, 'delivery', 'deliveries')} given up`}
        </span>
      </p>
      {problem ? <Notice>{problem}</Notice> : null}
      {refusal ? <Notice>{refusal}</Notice> : null}
      {isEditing ? (
        <WebhookForm
          start={{ url, events }}
          label="Save"
          save={async (body) => {
            await perform(
              () => edit.mutateAsync({ params, body: { ...body, is_active } }),
              'Webhook saved',
            )
            setEditing(false)
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {is_active ? (
            <Button
              aria-label={`Send a test to ${name}`}
              disabled={isBusy}
              onClick={() => void attempt(() => test.mutateAsync({ params }), 'Test on its way')}
            >
              Send a test
            </Button>
          ) : null}
          <Button aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
          <Button
            aria-label={`Switch ${is_active ? 'off' : 'on'} ${name}`}
            disabled={isBusy}
            onClick={() =>
              void switchTo(
                { is_active: !is_active },
                `Webhook switched ${is_active ? 'off' : 'on'}`,
              )
            }
          >
            Switch {is_active ? 'off' : 'on'}
          </Button>
          <Button aria-label={`New secret for ${name}`} onClick={onRotate}>
            New secret
          </Button>
          <Button aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}
