import {
  courierStatementFields,
  type CourierStatementField,
  type ImportError,
} from '@etrend/contract'
import { fieldNames, guessedColumns, headingsRow } from '../../sheets/guessed-columns'

export type CourierMapping = (CourierStatementField | null)[]

/** Where the headings are: the first row that names an order or a parcel, and an amount; else the first row. */
export function headingsAt(sheet: string[][]) {
  return headingsRow(sheet, (cells) => missingColumns(guessedMapping(cells), 0).length === 0)
}

/** Guesses the field of each column from its heading. */
export function guessedMapping(headings: string[]): CourierMapping {
  return guessedColumns(headings, known)
}

/** What no column holds although it is needed, as errors of the row with the headings. */
export function missingColumns(mapping: CourierMapping, row: number): ImportError[] {
  const { number, collected } = courierStatementFields
  const lacking = []
  if (!mapping.includes('number') && !mapping.includes('code')) {
    const message = 'No column holds the order number or the tracking code.'
    lacking.push({ row, column: number.label, message })
  }
  if (!mapping.includes('collected')) {
    const message = 'No column holds the collected amount.'
    lacking.push({ row, column: collected.label, message })
  }
  return lacking
}

/** What couriers call a field, beside its own name and label. */
const otherNames: Record<CourierStatementField, string[]> = {
  number:
    'order orderno orderid reference referenceno referenceid ref refno vendorreference vendororderid merchantorderid merchantreference clientreference'.split(
      ' ',
    ),
  code: 'trackingid trackingno trackingnumber tracking awb awbno awbnumber waybill waybillno consignment consignmentno consignmentid parcelid shipmentid packageid cnno barcode'.split(
    ' ',
  ),
  collected:
    'cod codamount codcollected codcharge amount amountcollected collectedamount collectedcash cash cashcollected collection collectionamount collectableamount codrs'.split(
      ' ',
    ),
  fee: 'fees charge charges deliverycharge deliverycharges deliveryfee shippingcharge shippingfee servicecharge couriercharge courierfee commission freight'.split(
    ' ',
  ),
}

const known = fieldNames(courierStatementFields, otherNames)
