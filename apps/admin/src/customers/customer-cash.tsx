import { contract, type CustomerFile } from '@etrend/contract'
import { useState } from 'react'
import type * as z from 'zod'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { Section } from '../ui/display/section'
import { SmallForm } from '../ui/form/small-form'
import { TextField } from '../ui/form/text-field'
import { Notice } from '../ui/state/notice'
import { useStaffAction } from '../ui/state/use-staff-action'

const schema = contract.customerFiles.blockCash.body
type Block = z.output<typeof schema>
const blank = { reason: '' }

/** How often the customer refused a parcel, and whether checkout offers them cash on delivery. */
export function CustomerCash({ file }: { file: CustomerFile }) {
  const { who, refusals, cash_block } = file
  const allow = api.customerFiles.allowCash.useMutation()
  const { attempt, isBusy, refusal } = useStaffAction()
  return (
    <Section title="Cash on delivery">
      <p className="pt-3">
        {refusals === 0
          ? 'No order was refused at the door.'
          : `${counted(refusals, 'order')} refused at the door.`}
      </p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      {cash_block ? (
        <>
          <p className="pt-2 font-medium wrap-anywhere">Blocked: {cash_block.reason}</p>
          <p className="pb-3 wrap-anywhere text-muted">{whomBlocked(cash_block)}</p>
          <Button
            disabled={isBusy}
            onClick={() =>
              void attempt(
                () => allow.mutateAsync({ params: { who } }),
                'Cash on delivery is offered again',
              )
            }
          >
            Offer cash again
          </Button>
        </>
      ) : (
        <BlockForm who={who} />
      )}
    </Section>
  )
}

function BlockForm({ who }: { who: string }) {
  const { mutateAsync } = api.customerFiles.blockCash.useMutation()
  const { perform } = useStaffAction()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div className="pt-3">
        <Button onClick={() => setOpen(true)}>Block from cash</Button>
      </div>
    )
  }
  return (
    <SmallForm<Block, Block>
      schema={schema}
      start={blank}
      restart={() => blank}
      label="Block from cash"
      takesFocus
      save={(body) => perform(() => mutateAsync({ params: { who }, body }), 'Blocked from cash')}
      fields={(form) => (
        <>
          <p className="text-muted">
            Checkout won’t offer them cash on delivery: not with this account, nor with the phone
            numbers and addresses of their orders. Orders that are placed already stay as they are.
          </p>
          <TextField form={form} name="reason" label="Reason" hint="For staff only." required />
        </>
      )}
    />
  )
}

function whomBlocked({
  staff_name,
  date,
  phones,
  addresses,
}: NonNullable<CustomerFile['cash_block']>) {
  const by = `${staff_name ? `By ${staff_name}, ` : ''}${momentOf(date)}.`
  const also = [...phones, addresses > 0 ? counted(addresses, 'address', 'addresses') : '']
  const keys = also.filter(Boolean).join(', ')
  return keys ? `${by} Also refused to: ${keys}.` : by
}
