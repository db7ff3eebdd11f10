/** Downloads a small file of sales of the next year, to start an import from. */
export function ExampleLink() {
  return (
    <a href={example} download="etrend-sales.csv" className="underline underline-offset-2">
      Download an example
    </a>
  )
}

const year = new Date().getFullYear() + 1
const exampleRows = [
  'Title,Percentage,Amount,Round to,Categories,Except brands,From,Until,Active',
  `Dashain,20,,5,,,${year}-10-01 10:00,${year}-10-16,yes`,
  `Weekend for women and kids,,300,10,Women; Kids,,${year}-11-05,${year}-11-08,yes`,
  `Winter clearance,40,,10,,,${year}-12-15,,no`,
]
const example = `data:text/csv;charset=utf-8,${encodeURIComponent(`${exampleRows.join('\n')}\n`)}`
