import {
  courierStatementMapping,
  type CourierStatement,
  type CourierStatementField,
  type HeldOrder,
} from '@etrend/contract'
import { useRef, useState } from 'react'
import * as z from 'zod'
import { api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { useRemembered } from '../lib/remembered'
import { Button } from '../ui/controls/button'
import { Section } from '../ui/display/section'
import { ChooseFile } from '../ui/files/choose-file'
import { Notice } from '../ui/state/notice'
import { RowsSkeleton } from '../ui/state/skeleton'
import { StatementReview } from './statement-review'

type Mapping = (CourierStatementField | null)[]

/** Reads a courier's statement from a file or pasted rows. Its columns are remembered for this courier on this device. */
export function StatementReader({
  courier,
  statement,
  chosen,
  onRead,
}: {
  courier: string
  statement: CourierStatement | undefined
  chosen: HeldOrder[]
  onRead: (statement: CourierStatement) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const [file, setFile] = useState<File>()
  const [mapping, setMapping] = useState<Mapping>()
  const [isRemembered, setIsRemembered] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [remembered, remember] = useRemembered(`courier-statement.${courier}`)
  const latest = useRef(0)

  /** Without a mapping: as in the last statement with these headings, else as the server guesses. */
  async function read(from: File, asked?: Mapping) {
    const turn = (latest.current += 1)
    setFile(from)
    setMapping(asked)
    setBusy(true)
    setRefusal(undefined)
    try {
      const first = await send(courier, from, asked)
      const last = asked ? undefined : mappingFor(first.headings, remembered)
      const answer = last ? await send(courier, from, last) : first
      // A later choice of a file or column counts, whichever answer comes first.
      if (turn !== latest.current) return
      if (asked) remember(JSON.stringify({ headings: first.headings, mapping: asked }))
      setIsRemembered(last !== undefined)
      onRead(answer)
    } catch (error) {
      if (turn === latest.current) setRefusal(refusalOf(error).message)
    } finally {
      if (turn === latest.current) setBusy(false)
    }
  }

  if (!isOpen) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>Read a statement</Button>
      </p>
    )
  }
  return (
    <Section title="Statement">
      <ChooseFile
        words="The courier’s statement as a CSV or Excel file, with a row for each parcel"
        file={file}
        onFile={(next) => next && void read(next)}
      />
      {refusal ? (
        <div className="max-w-3xl pt-5">
          <Notice>{refusal}</Notice>
        </div>
      ) : null}
      {isBusy && !statement ? <RowsSkeleton rows={4} /> : null}
      {statement && file && !refusal ? (
        <StatementReview
          statement={{ ...statement, mapping: mapping ?? statement.mapping }}
          isRemembered={isRemembered}
          isBusy={isBusy}
          chosen={chosen}
          onMap={(next) => void read(file, next)}
        />
      ) : null}
    </Section>
  )
}

async function send(courier: string, file: File, mapping: Mapping | undefined) {
  const body = { file, ...(mapping && { mapping: JSON.stringify(mapping) }) }
  return okOf(await api.courierSettlements.statement.mutate({ params: { courier }, body })).body
}

const kept = z.object({ headings: z.array(z.string()), mapping: courierStatementMapping })

/** The mapping that was chosen for a file with the same headings; undefined where there was none. */
function mappingFor(headings: string[], remembered: string | undefined) {
  const last = kept.safeParse(parsed(remembered)).data
  const isSame = last?.headings.join('\n') === headings.join('\n')
  return isSame ? last?.mapping : undefined
}

/** Other versions of the screen may have stored something else. */
function parsed(text = 'null'): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
