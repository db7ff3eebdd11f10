import { inFolder } from './measuring/in-folder'
import { measureLists } from './staff/lists'

// `npm run bench -- staff-lists`: lists, collections, the palette and changes of many rows at 10,000 products. 3 rounds.
const [rounds = 3] = process.argv.slice(2).map(Number)
await inFolder('staff-lists', (folder) => measureLists(folder, rounds))
