import type { PromoCode, PromoCodeInput } from '@etrend/contract'
import { useParams } from 'react-router-dom'
import { Brought } from '../catalogue/brought'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { useFollowUp } from '../lib/use-follow-up'
import { ButtonLink } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { RecordForm } from '../ui/form/record-form'
import { BlankState } from '../ui/state/blank-state'
import { Loaded } from '../ui/state/loaded'
import { useStaffAction } from '../ui/state/use-staff-action'
import { blankCode, codeSchema, draftOf, type CodeDraft } from './promo-code-draft'
import { PromoCodeFields } from './promo-code-fields'

export function AddPromoCode() {
  const { mutateAsync } = api.promoCodes.create.useMutation()
  return (
    <>
      <ScreenHeader title="Add Promo Code" />
      <CodeForm start={blankCode} label="Submit" save={(body) => mutateAsync({ body })} />
    </>
  )
}

export function EditPromoCode() {
  const { id = '' } = useParams()
  const { mutateAsync } = api.promoCodes.edit.useMutation()
  const codes = api.promoCodes.list.useQuery({
    queryKey: ['promo-codes', 'list'],
    meta: { notLoaded: 'Failed to fetch promo codes' },
  })
  return (
    <>
      <ScreenHeader title="Edit Promo Code" />
      <Loaded answer={codes}>
        {(rows) => {
          const code = rows.find((row) => String(row.id) === id)
          if (!code) return <Gone />
          const save = (body: PromoCodeInput) => mutateAsync({ params: { id }, body })
          return (
            <>
              <CodeBrought id={code.id} />
              <CodeForm start={draftOf(code)} label="Update" save={save} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function CodeBrought({ id }: { id: number }) {
  const answer = api.promoCodes.brought.useQuery({
    queryKey: ['promo-codes', 'brought', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch what the code brought' },
  })
  return <Brought answer={answer} ordersBy={`promo_code=${id}`} />
}

function CodeForm({
  start,
  label,
  save,
}: {
  start: CodeDraft
  label: string
  save: (body: PromoCodeInput) => Promise<{ body: PromoCode }>
}) {
  const follow = useFollowUp()
  const { perform } = useStaffAction()
  return (
    <RecordForm<CodeDraft, PromoCodeInput>
      schema={codeSchema}
      start={start}
      listPath="promocodes"
      submitLabel={label}
      fields={(form) => <PromoCodeFields form={form} />}
      save={async (body) => {
        await perform(() => save(body), 'Promo code saved')
        return undefined
      }}
      restart={(saved) => saved}
      onSaved={() => follow(`${home}/promocodes`)}
    />
  )
}

function Gone() {
  return (
    <BlankState words="There is no such promo code any more.">
      <ButtonLink to={`${home}/promocodes`}>Promo Codes</ButtonLink>
    </BlankState>
  )
}
