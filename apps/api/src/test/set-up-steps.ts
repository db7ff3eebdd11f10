import type { SetUpState } from '@etrend/contract'
import { openTestShop } from './test-app'

type Asked = Pick<Awaited<ReturnType<typeof openTestShop>>, 'get'>

/** The steps of the checklist, as staff see them. */
export async function stepsOf(shop: Asked) {
  return (await shop.get('/staff/set-up/')).json<{ steps: SetUpState[] }>().steps
}

/** What a step lacks, by name. */
export async function lacksOf(shop: Asked, step: string) {
  const state = (await stepsOf(shop)).find((one) => one.step === step)
  return state?.lacks.map(({ lack }) => lack)
}

export const newShop = () => openTestShop({ isNew: true })
