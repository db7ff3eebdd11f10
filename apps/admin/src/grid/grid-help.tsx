/** The keys of the grid. */
export function GridHelp() {
  return (
    <details className="max-w-prose pt-4">
      <summary className="font-semibold cursor-pointer">Keys</summary>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 pt-2">
        {keys.map(([key, meaning]) => (
          <div key={key} className="contents">
            <dt className="font-semibold">{key}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const keys = [
  ['Arrows', 'Move; with Shift select a block, with Ctrl go to the edge.'],
  ['Enter, F2', 'Change the cell; Enter again keeps it and goes down.'],
  ['Tab', 'Keep and go to the next cell that can be changed.'],
  ['Escape', 'Drop what is being typed.'],
  ['Delete', 'Empty the selected cells.'],
  ['Ctrl C, Ctrl V', 'Copy and paste, also from and to a spreadsheet.'],
  ['Ctrl D', 'Fill the first row of the block down.'],
  ['Ctrl Z, Ctrl Y', 'Undo and redo, until it is saved.'],
  ['Ctrl S', 'Save.'],
] as const
