import { useState } from 'react'
import { decided, type Edit, noEdits, redone, undone, withConflicts, withTexts } from './cell-edits'
import { blockOf, type Cursor, type Place, start } from './cursor'
import { cellKey, type GridColumn, type GridRow, textOf } from './grid-row'
import type { GridRows } from './use-grid-rows'

/** So many rows can be pasted, filled or emptied in one step. */
const MOST_ROWS = 500

export type Grid = ReturnType<typeof useGrid>

/**
 * The state of the grid: the active cell, what is being typed, and the changed cells. `list` names the rows that are
 * shown: with other rows, the first cell is active.
 */
export function useGrid(list: string) {
  const [place, setPlace] = useState({ ...start, list })
  const cursor: Cursor = place.list === list ? place : start
  const setCursor = (next: Cursor) => setPlace({ ...next, list })
  /** What is being typed into the active cell; undefined while nothing is. */
  const [typed, setTyped] = useState<string>()
  const [state, setState] = useState(noEdits)
  /** What the last step on many cells did, for screen readers too. */
  const [news, setNews] = useState('')

  const change = (changes: Edit[]) => setState((now) => withTexts(now, changes))

  function goTo(at: Place, keepsBlock = false) {
    setTyped(undefined)
    setCursor({ at, from: keepsBlock ? cursor.from : at })
  }

  /** Sets cells of a block of rows. `textAt` gives the text of a cell; undefined leaves it. */
  async function setBlock(
    rows: GridRows,
    columns: GridColumn[],
    { top, bottom, left, right }: ReturnType<typeof blockOf>,
    textAt: (place: Place, loaded: GridRow[]) => string | undefined,
  ) {
    if (bottom - top >= MOST_ROWS) {
      return setNews(`Change at most ${MOST_ROWS} rows in one step.`)
    }
    const loaded = await rows.load(top, bottom)
    const changes = loaded.flatMap((row, offset) =>
      columns.slice(left, right + 1).flatMap((column, beside): Edit[] => {
        const text = textAt({ row: top + offset, column: left + beside }, loaded)
        return column.read && text !== undefined ? [{ row, column, text }] : []
      }),
    )
    change(changes)
    setNews(changes.length === 1 ? '1 cell filled.' : `${changes.length} cells filled.`)
  }

  const shownText = (row: GridRow, { field }: GridColumn) =>
    state.edits.get(cellKey(row, field))?.text ?? textOf(row.values[field])

  /** Ends typing, and keeps what was typed in the active cell. */
  function commit(row: GridRow | undefined, column: GridColumn | undefined) {
    if (row && column?.read && typed !== undefined) change([{ row, column, text: typed }])
    setTyped(undefined)
  }

  return {
    ...state,
    commit,
    cursor,
    typed,
    news,
    goTo,
    shownText,
    type: setTyped,
    tell: setNews,

    /** Puts a copied block at the selected one; a single cell fills the whole block. */
    async paste(text: string, rows: GridRows, columns: GridColumn[], total: number) {
      const copied = readBlock(text)
      const block = blockOf(cursor)
      const width = Math.max(...copied.map((line) => line.length))
      const isSingle = copied.length === 1 && width === 1
      const [top, left] = [block.top, block.left]
      const bottom = isSingle ? block.bottom : Math.min(total - 1, top + copied.length - 1)
      const right = isSingle ? block.right : Math.min(columns.length - 1, left + width - 1)
      await setBlock(rows, columns, { top, left, bottom, right }, (place) =>
        isSingle ? copied[0]?.[0] : copied[place.row - top]?.[place.column - left],
      )
      setCursor({ at: { row: bottom, column: right }, from: { row: top, column: left } })
    },

    /** The selected block as text for a spreadsheet; undefined where a row of it isn't loaded. */
    copied(rows: GridRows, columns: GridColumn[]) {
      const { top, bottom, left, right } = blockOf(cursor)
      const places = Array.from({ length: bottom - top + 1 }, (_, offset) => top + offset)
      const lines = places.flatMap((place) => {
        const row = rows.rowAt(place)
        return row ? [columns.slice(left, right + 1).map((column) => shownText(row, column))] : []
      })
      return lines.length === places.length ? writeBlock(lines) : undefined
    },

    /** Repeats the first row of the selected block in its other rows; a single cell takes the cell above it. */
    async fillDown(rows: GridRows, columns: GridColumn[]) {
      const block = blockOf(cursor)
      const top = block.top === block.bottom ? Math.max(0, block.top - 1) : block.top
      await setBlock(rows, columns, { ...block, top }, ({ row, column }, [source]) => {
        const from = columns[column]
        return row > top && source && from ? shownText(source, from) : undefined
      })
    },

    empty: (rows: GridRows, columns: GridColumn[]) =>
      setBlock(rows, columns, blockOf(cursor), () => ''),

    undo: () => setState(undone),
    redo: () => setState(redone),
    clear: () => setState(noEdits),
    meetConflicts: (conflicts: Parameters<typeof withConflicts>[1]) =>
      setState((now) => withConflicts(now, conflicts)),
    decide: (keys: string[], keepsMine: boolean) =>
      setState((now) => decided(now, keys, keepsMine)),
  }
}

/** The cells of a block that was copied from a spreadsheet: lines of texts between tabs. */
function readBlock(text: string) {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map(unquoted))
}

/** The same for the clipboard. */
function writeBlock(block: string[][]) {
  return block.map((line) => line.join('\t')).join('\n')
}

/** '"1,200"' → '1,200': spreadsheets quote some cells. */
function unquoted(cell: string) {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
}
