import type { Point } from './path'

/** How an upper garment is cut: its corners in the frame's right half. */
export interface Cut {
  /** Half neckline, from the middle to the neck's side. */
  neck: string
  shoulder: Point
  pit: Point
  waist: Point
  hem: Point
  /** Height of the hem at the middle. */
  drop: number
  /** How tall the ribbed band at the hem is; folds stop above it. */
  rib?: number
  /** The sleeve's end, far from and near to the body. */
  outer: Point
  inner: Point
}
