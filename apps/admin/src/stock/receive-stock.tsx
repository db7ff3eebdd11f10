import { fileText } from '@etrend/contract/file-text'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { home } from '../lib/addresses'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button, ButtonLink } from '../ui/controls/button'
import { useDebounced } from '../ui/controls/use-debounced'
import { counted } from '../ui/display/counted'
import { ScreenHeader } from '../ui/display/screen-header'
import { FileButton } from '../ui/files/file-button'
import { PastedRows } from '../ui/files/pasted-rows'
import { LeaveGuard } from '../ui/form/leave-guard'
import { ReceiptRows } from './receipt-rows'

const PAUSE_MS = 400

/** Receives many units pasted from a spreadsheet. Shows what each row would do; then all rows are saved, or none. */
export function ReceiveStock() {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = api.stockLevels.receive.useMutation()
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const settled = useDebounced(text, PAUSE_MS)
  const check = useReceiptCheck(settled)
  const isChecked = settled === text && text.trim() !== ''
  const receipt = isChecked ? check.data : undefined
  const error = refusal ?? (isChecked && check.error ? refusalOf(check.error).message : undefined)
  const canReceive = receipt !== undefined && receipt.wrong === 0 && receipt.pieces > 0

  function change(next: string) {
    setRefusal(undefined)
    setText(next)
  }

  async function receive() {
    try {
      const { body } = await mutateAsync({ body: { rows: new Blob([text]), dry_run: false } })
      notify.success(`${counted(body.pieces, 'piece')} received in ${counted(body.units, 'unit')}`)
      change('')
      void queries.invalidateQueries()
    } catch (refused) {
      setRefusal(refusalOf(refused).message)
      void check.refetch()
    }
  }

  return (
    <>
      <ScreenHeader title="Receive Stock">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${home}/scanstock`}>By scanning</ButtonLink>
          <Button kind="primary" disabled={!canReceive || isPending} onClick={() => void receive()}>
            {isPending
              ? 'Receiving…'
              : canReceive
                ? `Receive ${counted(receipt.pieces, 'piece')}`
                : 'Receive'}
          </Button>
        </div>
      </ScreenHeader>
      <PastedRows
        text={text}
        error={error}
        placeholder={'Everyday Tee\tNavy\tMD\t12\tBox 1'}
        hint="Product, color, size, quantity, notes and cost, separated by tabs or commas. An ID instead of a name is written as #4. With a heading row the columns may come in any order, and a barcode or SKU may name the unit."
        onChange={change}
      >
        <FileButton
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={([file]) => void file?.arrayBuffer().then((bytes) => change(textIn(bytes)))}
        >
          Choose a file
        </FileButton>
        <ButtonLink to={`${home}/stockonhand`}>Stock on hand</ButtonLink>
      </PastedRows>
      <ReceiptRows receipt={receipt} isChecking={text.trim() !== '' && !receipt && !error} />
      {text.trim() === '' ? null : <LeaveGuard />}
    </>
  )
}

/** Asks the server what receiving this text would do. Sends no request while the text is empty. */
function useReceiptCheck(text: string) {
  return useQuery({
    queryKey: ['stock-levels', 'receipt', text],
    enabled: text.trim() !== '',
    gcTime: 0,
    queryFn: async () => {
      const body = { rows: new Blob([text]), dry_run: true }
      const answer = await api.stockLevels.receive.mutate({ body })
      if (answer.status === 200) return answer.body
      throw answer
    },
  })
}

function textIn(bytes: ArrayBuffer) {
  return fileText(new Uint8Array(bytes))
}
