import type { BillRow, CreditNoteRow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { api } from '../../lib/api'
import { openPdf } from '../../lib/save-pdf'
import { Button } from '../../ui/controls/button'
import { Mark } from '../../ui/display/mark'
import { CardLine, RowCard } from '../../ui/list/row-card'
import { RowMenu, rowActionLook } from '../../ui/list/row-menu'
import { usePhone } from '../../ui/list/use-phone'
import { Notice } from '../../ui/state/notice'
import { useStaffAction } from '../../ui/state/use-staff-action'

const kinds = {
  full: 'Tax invoice',
  abbreviated: 'Abbreviated tax invoice',
  pan: 'PAN bill',
}

/** A bill: its kind, total and VAT, how much of it was credited, and the button that prints it. */
export function BillLine({ bill }: { bill: BillRow }) {
  const { number, total, credited, prints } = bill
  const copies = prints === 0 ? 'Print original' : `Print copy ${prints}`
  const taxed = bill.kind === 'pan' ? '' : `, VAT ${formatPrice(bill.vat)}`
  return (
    <Row
      of={bill}
      path={`bills/${bill.id}`}
      words={copies}
      what={kinds[bill.kind]}
      credited={credited}
    >
      {kinds[bill.kind]}, {formatPrice(total)}
      {taxed}
      {bill.buyer_pan ? `, buyer’s PAN ${bill.buyer_pan}` : ''}
      {credited > 0 ? (
        <strong className="block">
          {credited >= total
            ? 'Not in effect any more: all of it was credited.'
            : `${formatPrice(credited)} of ${number} was credited.`}
        </strong>
      ) : null}
    </Row>
  )
}

/** A credit note: its bill, amount and reason, and the button that prints it. */
export function CreditNoteLine({ note }: { note: CreditNoteRow }) {
  return (
    <Row
      of={note}
      path={`credit-notes/${note.id}`}
      words="Print"
      what={`Credit note for ${note.bill_number}`}
    >
      Credit note for {note.bill_number}, {formatPrice(note.total)}: {note.reason}
    </Row>
  )
}

function Row({
  of: { number, date_bs, buyer_name, order_number, total },
  credited = 0,
  path,
  words,
  what,
  children,
}: {
  of: BillRow | CreditNoteRow
  path: string
  words: string
  /** How much of it was credited. */
  credited?: number
  /** What kind of paper it is. */
  what: string
  children: React.ReactNode
}) {
  const queries = useQueryClient()
  const { attempt, isBusy, refusal } = useStaffAction()
  const print = () =>
    attempt(
      async () => {
        // Renews the access token if it has expired.
        await api.bills.ofOrder.query({ params: { number: order_number } })
        await openPdf(`/api/staff/${path}/print`, `${number}.pdf`, {})
      },
      () => void queries.invalidateQueries({ queryKey: ['bills'] }),
    )
  const printing = {
    'aria-label': `${words}: ${number}`,
    disabled: isBusy,
    onClick: () => void print(),
  }
  if (usePhone()) {
    return (
      <RowCard
        title={<Link to={orderAt(order_number)}>{number}</Link>}
        facts={[
          <Fragment key="facts">
            <CardLine>{what}</CardLine>
            <CardLine>{`${date_bs} BS · ${buyer_name}`}</CardLine>
          </Fragment>,
        ]}
        status={credited > 0 ? <Mark kind="warning">Credited</Mark> : null}
        figure={formatPrice(total)}
        menu={
          <RowMenu name={number}>
            <PressButton className={rowActionLook} {...printing}>
              {words}
            </PressButton>
          </RowMenu>
        }
        foot={refusal ? <Notice>{refusal}</Notice> : null}
      />
    )
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{number}</p>
        <p>{children}</p>
        <p className="text-muted">
          {date_bs} BS, {buyer_name}, <Link to={orderAt(order_number)}>{order_number}</Link>
        </p>
        {refusal ? <Notice>{refusal}</Notice> : null}
      </div>
      <Button {...printing}>
        <Printer size={16} aria-hidden />
        {words}
      </Button>
    </li>
  )
}
