import { api } from './api'
import { openPdf, savePdf } from './save-pdf'

/**
 * Downloads a PDF of an order. The API call before it renews the access token if that has expired. Throws an Error with
 * the server's message if the server refuses.
 */
export async function downloadPdf(number: string, paper: 'packing-slip' | 'invoice') {
  await api.staffOrders.get.query({ params: { number } })
  await savePdf(`/api/staff/orders/${number}/${paper}.pdf`, `${number}-${paper}.pdf`)
}

/** Opens the bill of an order in a new tab, to be printed. Renews the access token first, like downloadPdf. */
export async function openBill(number: string) {
  await api.staffOrders.get.query({ params: { number } })
  await openPdf(`/api/staff/orders/${number}/invoice.pdf`, `${number}-invoice.pdf`)
}
