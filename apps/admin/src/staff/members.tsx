import type { Member } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { FailedState } from '../ui/failed-state'
import { Section } from '../ui/section'
import { RowsSkeleton } from '../ui/skeleton'
import { AccessDialog } from './access-dialog'
import { MemberRow } from './member-row'
import { ResetDialog } from './reset-dialog'
import { RoleDialog } from './role-dialog'

/** All staff members. Members who left are disabled, and stay in the list because the audit log names them. */
export function Members() {
  const [asked, setAsked] = useState<Member>()
  const [changed, setChanged] = useState<Member>()
  const [lost, setLost] = useState<Member>()
  const members = api.members.list.useQuery({
    queryKey: ['members', 'list'],
    meta: { notLoaded: 'Failed to fetch the staff' },
  })
  return (
    <Section title="Members">
      {members.data ? (
        <ul>
          {members.data.body.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              onAsk={() => setAsked(member)}
              onRole={() => setChanged(member)}
              onReset={() => setLost(member)}
            />
          ))}
        </ul>
      ) : members.error ? (
        <FailedState
          message={refusalOf(members.error).message}
          isTrying={members.isFetching}
          onRetry={members.refetch}
        />
      ) : (
        <RowsSkeleton rows={3} />
      )}
      {asked ? <AccessDialog member={asked} onClose={() => setAsked(undefined)} /> : null}
      {changed ? <RoleDialog member={changed} onClose={() => setChanged(undefined)} /> : null}
      {lost ? <ResetDialog member={lost} onClose={() => setLost(undefined)} /> : null}
    </Section>
  )
}
