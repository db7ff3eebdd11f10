import * as z from 'zod'

/**
 * The sheets and rolls that labels are printed on, measured in millimetres: the label, how many stand beside and below
 * each other, the left and top margin of the page, and the gaps between labels.
 */
export const labelSheets = {
  'a4-24': sheet('A4, 24 labels of 63.5 × 33.9 mm', [63.5, 33.9], [3, 8], [7.21, 12.9], [2.54, 0]),
  'a4-40': sheet('A4, 40 labels of 52.5 × 29.7 mm', [52.5, 29.7], [4, 10], [0, 0], [0, 0]),
  'a4-65': sheet('A4, 65 labels of 38.1 × 21.2 mm', [38.1, 21.2], [5, 13], [4.67, 10.7], [2.54, 0]),
  'roll-50x25': sheet('Roll, labels of 50 × 25 mm', [50, 25], [1, 1], [0, 0], [0, 0]),
  'roll-40x30': sheet('Roll, labels of 40 × 30 mm', [40, 30], [1, 1], [0, 0], [0, 0]),
}

export const labelSheet = z.enum(['a4-24', 'a4-40', 'a4-65', 'roll-50x25', 'roll-40x30'], {
  error: 'Choose a sheet of labels.',
})
export type LabelSheet = z.infer<typeof labelSheet>

/** Most labels of one PDF. */
export const MOST_LABELS = 2000

export const labelOrder = z
  .strictObject({
    sheet: labelSheet,
    skip: z
      .int('Enter how many labels of the first sheet are used already.')
      .min(0)
      .max(64)
      .default(0)
      .describe('Labels of the first sheet that are used already and stay empty.'),
    labels: z
      .array(
        z.strictObject({
          product_color: z.int(),
          size: z.int(),
          copies: z
            .int('Enter how many labels as a whole number.')
            .min(1, 'Print at least 1 label of each unit.')
            .max(500, 'Print at most 500 labels of each unit.'),
        }),
      )
      .min(1, 'Choose at least one unit.')
      .max(1000, 'Choose at most 1000 units at a time.'),
  })
  .refine(({ labels }) => labels.reduce((sum, { copies }) => sum + copies, 0) <= MOST_LABELS, {
    path: ['labels'],
    message: `Print at most ${MOST_LABELS} labels at a time.`,
  })
export type LabelOrder = z.infer<typeof labelOrder>

type Pair = [across: number, down: number]

function sheet(name: string, size: Pair, count: Pair, margin: Pair, gap: Pair) {
  return { name, size, count, margin, gap }
}
