import type { ApiKey } from '@etrend/contract'
import { useState } from 'react'
import { apiReference } from '../lib/addresses'
import { api } from '../lib/api'
import { ScreenHeader } from '../ui/display/screen-header'
import { SecretOnce } from '../ui/display/secret-once'
import { Section } from '../ui/display/section'
import { Loaded } from '../ui/state/loaded'
import { RowsSkeleton } from '../ui/state/skeleton'
import { ApiKeyForm } from './api-key-form'
import { ApiKeyRow } from './api-key-row'
import { RevokeDialog } from './revoke-dialog'

/** Keys with which other programs use the shop. */
export function ApiKeysScreen() {
  const [secret, setSecret] = useState<string>()
  const [asked, setAsked] = useState<ApiKey>()
  const keys = api.apiKeys.list.useQuery({
    queryKey: ['api-keys'],
    meta: { notLoaded: 'Failed to fetch the API keys' },
  })
  return (
    <>
      <ScreenHeader title="API Keys" />
      <p className="max-w-prose pt-2 text-muted">
        A key lets another program use the shop: a courier, a warehouse, a spreadsheet. It may do
        what you choose here, and never more than you. The{' '}
        <a href={apiReference} className="underline underline-offset-4">
          API reference
        </a>{' '}
        has every call.
      </p>
      <div className="grid gap-10 pt-6">
        <Section title="New key">
          {secret ? (
            <div className="pt-4">
              <SecretOnce label="The key" secret={secret} onKept={() => setSecret(undefined)}>
                This is the key. Copy it now: it is not shown again.
              </SecretOnce>
            </div>
          ) : (
            <ApiKeyForm onMade={setSecret} />
          )}
        </Section>
        <Section title="Keys">
          <Loaded answer={keys} skeleton={<RowsSkeleton rows={2} />}>
            {(rows) =>
              rows.length === 0 ? (
                <p className="pt-4 text-muted">No keys yet. No other program can use the shop.</p>
              ) : (
                <ul aria-label="API keys">
                  {rows.map((row) => (
                    <ApiKeyRow key={row.id} given={row} onRevoke={() => setAsked(row)} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Section>
      </div>
      {asked ? <RevokeDialog given={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}
