import type { AddressLabelOrder } from '@etrend/contract'
import { api } from './api'
import { openPdf } from './save-pdf'

/** Opens the address labels of orders in a new tab, to be printed. Throws an Error with the server's message. */
export async function openLabels(order: AddressLabelOrder) {
  await renewToken()
  await openPdf('/api/staff/parcels/labels.pdf', 'address-labels.pdf', order)
}

/** Opens the list of a handover in a new tab. Throws an Error with the server's message. */
export async function openHandoverList(id: number) {
  await renewToken()
  await openPdf(`/api/staff/handovers/${id}/list.pdf`, `handover-${id}.pdf`)
}

/** The API call renews the access token if that has expired. */
async function renewToken() {
  await api.couriers.list.query({ query: { page: '1', page_size: '1' } })
}
