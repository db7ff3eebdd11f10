import { inFolder } from './measuring/in-folder'
import { percentile, print } from './measuring/table'
import { busyStaff } from './staff/waits'

// `npm run bench -- waits`: what a small write of one member of staff waits while another does something long. The aim is
// 100 ms at most.
await inFolder('waits', async (folder) => {
  const { works, meanwhile, stop } = await busyStaff(folder)
  const rows: string[][] = []
  for (const [name, work] of Object.entries(works)) {
    const { took, waits } = await meanwhile(work)
    rows.push([
      name,
      (took / 1000).toFixed(1),
      String(waits.length),
      ...[0.5, 0.99].map((part) => percentile(waits, part).toFixed(0)),
      Math.max(...waits).toFixed(0),
    ])
  }
  await stop()
  print(
    'What other writes wait while staff do something long',
    ['', 'took s', 'writes meanwhile', 'median ms', 'p99 ms', 'longest ms'],
    rows,
  )
})
