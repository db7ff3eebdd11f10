import { api } from './api'

/** How much work waits for the signed-in member of staff. Loaded anew after each change and each event of the shop. */
export function useWaitingWork() {
  return api.dashboard.waiting.useQuery({ queryKey: ['waiting'] })
}
