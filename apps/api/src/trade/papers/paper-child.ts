import { serveAsHelper } from '../../lib/helper-entry'
import { drawPaper } from './draw-paper'
import { paperContent } from './paper-parts'

// The entry of the process that draws PDFs. In the server's own process each would block all requests for 0.1 s.
serveAsHelper((message) => drawPaper(paperContent.parse(message)))
