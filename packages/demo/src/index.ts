import { kids } from './kids'
import { men } from './men'
import { women } from './women'

export { demoGuide } from './pages/guides'
export { demoPages } from './pages/texts'
export { demoCollections, type DemoCollection } from './collections'
export { demoFeatures } from './home'
export { openingStock } from './opening-stock'
export { demoColors, demoSizes, type DemoProduct } from './products'
export { reviewRows } from './reviews'
export { garmentMeasures } from './measures'
export { demoCategories, demoDelivery, demoIdentity, demoSlides, demoSubcategories } from './shop'
export { sketchDemo, type DemoPictures, type SaveSketch } from './sketches'

/** The products of the demo shop, in the order in which its lists show them. */
export const demoProducts = [...women, ...men, ...kids]
export { demoMonth } from './month/plan'
export { demoCouriers, type DemoAct, type DemoCourier, type DemoWay, type Key } from './month/acts'
export { demoPromos, type DemoLine, type DemoOrder } from './month/orders'
export { type DemoPerson } from './month/people'
export { ofWeight } from './month/random'
