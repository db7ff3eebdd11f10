import type { PromoCode } from '@etrend/contract'
import { formatPrice, promoInWords } from '@etrend/domain'
import { keepPreviousData } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ScopeWords } from '../catalogue/scope/scope-words'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { momentOf } from '../lib/times'
import { ButtonLink } from '../ui/controls/button'
import { counted } from '../ui/display/counted'
import { Mark } from '../ui/display/mark'
import { ScreenHeader } from '../ui/display/screen-header'
import type { Column } from '../ui/list/column'
import { useListAddress } from '../ui/list/list-address'
import { PlainTable } from '../ui/list/plain-table'
import { RowMenu, rowActionLook } from '../ui/list/row-menu'
import { WholeList } from '../ui/list/whole-list'
import { BlankState } from '../ui/state/blank-state'
import { PromoCodeDeletion } from './promo-code-deletion'
import { PromoCodeSwitch } from './promo-code-switch'

const addAt = `${home}/promocodes/add`

/** Every promo code, with how often it was used. */
export function PromoCodeList() {
  const address = useListAddress([])
  const codes = api.promoCodes.list.useQuery({
    queryKey: ['promo-codes', 'list', address.sort],
    queryData: { query: { sort: address.sort } },
    placeholderData: keepPreviousData,
    meta: { notLoaded: 'Failed to fetch promo codes' },
  })
  const [asked, setAsked] = useState<PromoCode>()
  return (
    <>
      <ScreenHeader title="Promo Codes">
        <ButtonLink kind="primary" to={addAt}>
          <Plus size={16} aria-hidden />
          Add Promo Code
        </ButtonLink>
      </ScreenHeader>
      <WholeList
        name="promocodes"
        search={search}
        address={address}
        columns={columnsWith(setAsked)}
        answer={codes}
        blank={
          <BlankState words="No promo codes yet. A code takes an amount or a percentage off an order.">
            <ButtonLink to={addAt}>Add Promo Code</ButtonLink>
          </BlankState>
        }
      >
        {(rows, shown) => (
          <PlainTable
            title="Promo Codes"
            columns={shown}
            rows={rows}
            sort={address.sort}
            onSort={address.sortBy}
            keyOf={({ id }) => id}
          />
        )}
      </WholeList>
      {asked ? <PromoCodeDeletion code={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

const search = {
  label: 'Search promo codes',
  textOf: ({ code, is_active }: PromoCode) => `${code} ${stateOf(is_active)}`,
}

function columnsWith(onDelete: (code: PromoCode) => void): Column<PromoCode>[] {
  return [
    {
      title: 'Code',
      place: 'lead',
      sort: 'code',
      cell: ({ id, code }) => (
        <Link
          to={`${home}/promocodes/${id}`}
          data-edit
          className="font-medium underline-offset-4 hover:underline"
        >
          {code}
        </Link>
      ),
    },
    {
      title: 'State',
      place: 'status',
      cell: ({ is_active }) => (
        <Mark kind={is_active ? 'good' : 'quiet'}>{stateOf(is_active)}</Mark>
      ),
    },
    { title: 'Takes off', kind: 'number', place: 'figure', cell: promoInWords },
    {
      title: 'Uses',
      sort: 'uses',
      kind: 'number',
      place: 'line',
      card: ({ uses, max_uses }) =>
        max_uses === null ? counted(uses, 'use') : `${uses} of ${counted(max_uses, 'use')}`,
      cell: ({ uses, max_uses }) => (max_uses === null ? uses : `${uses} of ${max_uses}`),
    },
    {
      title: 'For',
      place: 'line',
      cell: (code) => (
        <>
          {code.first_order_only ? 'First orders: ' : ''}
          <ScopeWords of={code} />
          {code.covers_reduced ? '' : ', not reduced'}
        </>
      ),
    },
    {
      title: 'From subtotal',
      place: 'labelled',
      sort: 'min_subtotal',
      kind: 'number',
      cell: ({ min_subtotal }) => (min_subtotal === null ? '' : formatPrice(min_subtotal)),
    },
    {
      title: 'Valid',
      place: 'line',
      sort: 'valid_to',
      cell: ({ valid_from, valid_to }) => validity(valid_from, valid_to),
    },
    {
      title: 'Action',
      place: 'menu',
      card: (code) => <RowMenu name={code.code}>{actionsOf(code)}</RowMenu>,
      cell: (code) => <span className="-mx-2 flex">{actionsOf(code)}</span>,
    },
  ]

  function actionsOf(code: PromoCode) {
    return (
      <>
        <PromoCodeSwitch code={code} />
        <button
          type="button"
          aria-label={`Delete ${code.code}`}
          onClick={() => onDelete(code)}
          className={`${rowActionLook} text-danger`}
        >
          Delete
        </button>
      </>
    )
  }
}

function stateOf(isActive: boolean) {
  return isActive ? 'Active' : 'Disabled'
}

function validity(from: string | null, to: string | null) {
  if (from && to) return `${momentOf(from)} to ${momentOf(to)}`
  if (from) return `From ${momentOf(from)}`
  return to ? `Until ${momentOf(to)}` : 'Always'
}
