import { codeFinder, deliveryLine, type CodedUnit, type DeliveryInput } from '@etrend/contract'
import { useState } from 'react'
import { newId } from '../../lib/new-id'
import { numberIn } from '../../lib/typed-amount'

export type Line = { unit: CodedUnit; pieces: number; cost: string }
export type Delivery = ReturnType<typeof useDelivery>

/** The pieces that were scanned so far, the latest unit first. */
export function useDelivery() {
  const [id, setId] = useState(() => newId())
  const [lines, setLines] = useState<Line[]>([])
  const [notes, setNotes] = useState('')

  const others = (unit: CodedUnit, from: Line[]) => from.filter((line) => line.unit.id !== unit.id)

  /** Changes one line, where it stands. */
  function change(unit: CodedUnit, next: Partial<Pick<Line, 'pieces' | 'cost'>>) {
    setLines((now) => now.map((line) => (line.unit.id === unit.id ? { ...line, ...next } : line)))
  }

  return {
    lines,
    notes,
    setNotes,
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),

    /** Counts one more piece of a unit. */
    add(unit: CodedUnit) {
      setLines((now) => {
        const line = now.find((one) => one.unit.id === unit.id)
        const next = { unit, pieces: (line?.pieces ?? 0) + 1, cost: line?.cost ?? '' }
        return [next, ...others(unit, now)]
      })
    },
    remove: (unit: CodedUnit) => setLines((now) => others(unit, now)),
    setPieces: (unit: CodedUnit, pieces: number) => change(unit, { pieces }),
    setCost: (unit: CodedUnit, cost: string) => change(unit, { cost }),

    /** The unit of a code that was scanned before: a second scan asks the server nothing. */
    unitOf: (scanned: string) => codeFinder(lines.map(({ unit }) => unit))(scanned),

    /** What is sent. The same id is sent again after a failure, so nothing is received twice. */
    body: (): DeliveryInput => ({
      id,
      notes,
      lines: lines.map(({ unit: { product_color, size }, pieces, cost }) => ({
        product_color,
        size,
        quantity: pieces,
        unit_cost: costIn(cost) ?? null,
      })),
    }),

    clear: () => {
      setLines([])
      setNotes('')
      setId(newId())
    },
  }
}

/** The typed cost in rupees, null for none; undefined for something that is no cost. */
export function costIn(text: string) {
  return deliveryLine.shape.unit_cost.safeParse(numberIn(text)).data
}
