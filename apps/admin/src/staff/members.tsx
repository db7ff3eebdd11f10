import type { Member } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { Section } from '../ui/display/section'
import { useListAddress } from '../ui/list/list-address'
import { WholeList } from '../ui/list/whole-list'
import { AccessDialog } from './access-dialog'
import { MemberRow } from './member-row'
import { ResetDialog } from './reset-dialog'
import { RoleDialog } from './role-dialog'

/**
 * All staff members. Members who left are disabled, and stay in the list because the audit log names them. Each is a
 * block of lines, so there are no columns to choose.
 */
export function Members() {
  const address = useListAddress([])
  const [asked, setAsked] = useState<Member>()
  const [changed, setChanged] = useState<Member>()
  const [lost, setLost] = useState<Member>()
  const members = api.members.list.useQuery({
    queryKey: ['members', 'list'],
    meta: { notLoaded: 'Failed to fetch the staff' },
  })
  return (
    <Section title="Members">
      <WholeList name="staff" search={search} address={address} answer={members} blank={null}>
        {(rows) => (
          <ul aria-label="Members">
            {rows.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                onAsk={() => setAsked(member)}
                onRole={() => setChanged(member)}
                onReset={() => setLost(member)}
              />
            ))}
          </ul>
        )}
      </WholeList>
      {asked ? <AccessDialog member={asked} onClose={() => setAsked(undefined)} /> : null}
      {changed ? <RoleDialog member={changed} onClose={() => setChanged(undefined)} /> : null}
      {lost ? <ResetDialog member={lost} onClose={() => setLost(undefined)} /> : null}
    </Section>
  )
}

const search = {
  label: 'Search staff',
  textOf: ({ username, email, role_name, is_active }: Member) =>
    `${username} ${email} ${role_name} ${is_active ? '' : 'Disabled'}`,
}
