import type { SetUpLack, SetUpState } from '@etrend/contract'

/** Something that a step lacks. */
export type Lack = SetUpState['lacks'][number]

export function lack(name: SetUpLack, message: string, product: number | null = null): Lack {
  return { lack: name, message, product }
}
