import { serveAsHelper } from '../../lib/helper-entry'
import { drawLabels } from './draw-labels'
import { labelContent } from './label-parts'

// The entry of the process that draws labels: two thousand of them take a second, and the barcode library 8 MB.
serveAsHelper((message) => drawLabels(labelContent.parse(message)))
