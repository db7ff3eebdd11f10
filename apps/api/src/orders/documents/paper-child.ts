import { serveAsHelper } from '../../lib/helper-entry'
import { drawPaper } from './draw-paper'
import { paperContent } from './paper-parts'

// The entry of the process that draws PDFs, each of which would hold the server up for a tenth of a second.
serveAsHelper((message) => drawPaper(paperContent.parse(message)))
