import type { Kind } from '../model'
import { bag } from './bag'
import { blouse } from './blouse'
import { cap } from './cap'
import { coat } from './coat'
import { dress } from './dress'
import { dungarees } from './dungarees'
import { hoodie } from './hoodie'
import { jacket } from './jacket'
import { jeans } from './jeans'
import { kurta } from './kurta'
import { polo } from './polo'
import { scarf } from './scarf'
import { shirt } from './shirt'
import { shorts } from './shorts'
import { skirt } from './skirt'
import { sweater } from './sweater'
import { tee } from './tee'
import { trousers } from './trousers'

export const garmentKinds = [
  'tee',
  'polo',
  'shirt',
  'kurta',
  'blouse',
  'dress',
  'hoodie',
  'sweater',
  'jacket',
  'coat',
  'jeans',
  'trousers',
  'shorts',
  'skirt',
  'cap',
  'scarf',
  'bag',
  'dungarees',
] as const
export type GarmentKind = (typeof garmentKinds)[number]

export const kinds: Record<GarmentKind, Kind> = {
  tee,
  polo,
  shirt,
  kurta,
  blouse,
  dress,
  hoodie,
  sweater,
  jacket,
  coat,
  jeans,
  trousers,
  shorts,
  skirt,
  cap,
  scarf,
  bag,
  dungarees,
}
