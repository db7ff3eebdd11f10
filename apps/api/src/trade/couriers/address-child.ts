import { serveAsHelper } from '../../lib/helper-entry'
import { addressContent } from './address-parts'
import { drawAddresses } from './draw-addresses'

// The entry of the process that draws address labels, so that a hundred of them hold up nobody's request.
serveAsHelper((message) => drawAddresses(addressContent.parse(message)))
