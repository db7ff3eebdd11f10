import type { Webhook } from '@etrend/contract'
import { useState } from 'react'
import { apiReference, home } from '../lib/addresses'
import { api } from '../lib/api'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { SecretOnce } from '../ui/display/secret-once'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { useStaffAction } from '../ui/state/use-staff-action'
import { WebhookForm } from './webhook-form'
import { DeleteWebhook, RotateSecret } from './webhook-question'
import { WebhookRow } from './webhook-row'

/** Addresses of other programs, to which the shop reports what happens. */
export function WebhooksScreen() {
  const [secret, setSecret] = useState<string>()
  const [asked, setAsked] = useState<{ hook: Webhook; about: 'secret' | 'deletion' }>()
  const create = api.webhooks.create.useMutation()
  const { perform } = useStaffAction()
  const hooks = api.webhooks.list.useQuery({
    queryKey: ['webhooks', 'list'],
    meta: { notLoaded: 'Failed to fetch the webhooks' },
    refetchInterval: 10_000,
  })
  const close = () => setAsked(undefined)
  return (
    <>
      <ScreenHeader title="Webhooks">
        <ButtonLink to={`${home}/webhooks/log`}>Log</ButtonLink>
      </ScreenHeader>
      <p className="max-w-prose pt-2 text-muted">
        The shop reports what happens to other programs, with a signature that proves the sender.
        What can’t be delivered is sent again for three days. The{' '}
        <a href={apiReference} className="underline underline-offset-4">
          API reference
        </a>{' '}
        shows what each event holds.
      </p>
      <div className="grid gap-10 pt-6">
        <Section title="Add a webhook">
          {secret ? (
            <div className="pt-4">
              <SecretOnce label="The secret" secret={secret} onKept={() => setSecret(undefined)}>
                The receiver checks signatures with this secret. Copy it now: it is not shown again.
              </SecretOnce>
            </div>
          ) : (
            <WebhookForm
              start={{ url: '', events: [] }}
              label="Add webhook"
              save={(body) =>
                perform(
                  async () => setSecret((await create.mutateAsync({ body })).body.secret),
                  'Webhook added',
                )
              }
            />
          )}
        </Section>
        <Section title="Addresses">
          <Loaded answer={hooks} skeleton={<RowsSkeleton rows={2} />}>
            {(rows) =>
              rows.length === 0 ? (
                <p className="pt-4 text-muted">
                  No webhooks yet. Add one to report events to another program.
                </p>
              ) : (
                <ul aria-label="Webhooks">
                  {rows.map((hook) => (
                    <WebhookRow
                      key={hook.id}
                      hook={hook}
                      onRotate={() => setAsked({ hook, about: 'secret' })}
                      onDelete={() => setAsked({ hook, about: 'deletion' })}
                    />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Section>
      </div>
      {asked?.about === 'deletion' ? <DeleteWebhook hook={asked.hook} onClose={close} /> : null}
      {asked?.about === 'secret' ? (
        <RotateSecret hook={asked.hook} onClose={close} onMade={setSecret} />
      ) : null}
    </>
  )
}
