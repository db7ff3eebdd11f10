import sharp from 'sharp'
import { serveAsHelper } from '../../lib/helper-entry'
import { drawCard } from './draw-card'
import { drawJob } from './share-card'

// The entry of the process that draws pictures for link previews. In the server's own process each would block all
// requests for 0.1 s.
sharp.concurrency(1)
sharp.cache(false)
serveAsHelper((message) => drawCard(drawJob.parse(message)))
