import { keysOf, statementFields, type ImportError, type StatementField } from '@etrend/contract'
import { plainName } from '../../sheets/sheet'

export type StatementMapping = (StatementField | null)[]

/** Gateways write a title and the shop's name above the headings, in this many rows at most. */
const ROWS_ABOVE = 20

/** Where the headings are: the first row that names a reference, a day and an amount; else the first row. */
export function headingsAt(sheet: string[][]) {
  const place = sheet
    .slice(0, ROWS_ABOVE)
    .findIndex((cells) => missingColumns(guessedStatement(cells)).length === 0)
  return Math.max(place, 0)
}

/** Guesses the field of each column from its heading; null where none fits, or where an earlier column has it. */
export function guessedStatement(headings: string[]): StatementMapping {
  const taken = new Set<StatementField>()
  return headings.map((heading) => {
    const field = known.get(plainName(heading))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** The required fields that no column holds, as errors of the row with the headings. */
export function missingColumns(mapping: StatementMapping): ImportError[] {
  return allFields
    .filter((field) => statementFields[field].isNeeded && !mapping.includes(field))
    .map((field) => {
      const { label } = statementFields[field]
      return { row: 1, column: label, message: `No column holds the ${label.toLowerCase()}.` }
    })
}

const allFields = keysOf(statementFields)

/** What statements call a field, beside its own name and label. */
const otherNames: Record<StatementField, string[]> = {
  reference: 'transactionid transactioncode txnid txncode refid referenceid referencecode'.split(
    ' ',
  ),
  other_reference:
    'transactionuuid productid pid pidx orderid purchaseorderid merchantreference'.split(' '),
  day: 'date datetime transactiondate transactiontime txndate createdat paidon settlementdate'.split(
    ' ',
  ),
  amount: 'totalamount transactionamount grossamount gross paidamount amountrs amountnpr'.split(
    ' ',
  ),
  fee: 'fees charge charges servicecharge commission mdr transactionfee merchantcharge'.split(' '),
  net: 'netamount payable settledamount settlementamount payout amountreceived credited'.split(' '),
  kind: 'type transactiontype txntype paymenttype'.split(' '),
  state: 'status transactionstatus paymentstatus'.split(' '),
}

const known = new Map(
  allFields.flatMap((field) =>
    [field, statementFields[field].label, ...otherNames[field]].map(
      (name) => [plainName(name), field] as const,
    ),
  ),
)
