import type { SetUpLack, SetUpState } from '@etrend/contract'

/** Something that a step lacks. */
export type Lack = SetUpState['lacks'][number]

/** What a step lacks; the product or page that it is about, so that the admin can lead there. */
export function lack(
  name: SetUpLack,
  message: string,
  { product = null, page = null }: { product?: number | null; page?: number | null } = {},
): Lack {
  return { lack: name, message, product, page }
}
