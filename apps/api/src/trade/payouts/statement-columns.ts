import { keysOf, statementFields, type ImportError, type StatementField } from '@etrend/contract'
import { fieldNames, guessedColumns, headingsRow } from '../../sheets/guessed-columns'

export type StatementMapping = (StatementField | null)[]

/** Where the headings are: the first row that names a reference, a day and an amount; else the first row. */
export function headingsAt(sheet: string[][]) {
  return headingsRow(sheet, (cells) => missingColumns(guessedStatement(cells)).length === 0)
}

/** Guesses the field of each column from its heading. */
export function guessedStatement(headings: string[]): StatementMapping {
  return guessedColumns(headings, known)
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

const known = fieldNames(statementFields, otherNames)
