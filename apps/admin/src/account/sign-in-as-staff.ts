import type { Credentials } from '@etrend/contract'
import { anonymousApi } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { keepSession } from '../lib/session'

/** Signs staff in and stores their session. Returns the sentence to show if that fails, else undefined. */
export async function signInAsStaff(body: Credentials): Promise<{ refusal: string | undefined }> {
  try {
    const answer = await anonymousApi.account.login.mutate({
      headers: { 'x-session': 'web' },
      body,
    })
    if (answer.status !== 200) return refuse(sentenceFor(answer.status, answer.body.message))
    if (answer.body.role) {
      await endSession(answer.body.access)
      return { refusal: notStaff }
    }
    keepSession(answer.body)
    notify.success('Successfully Login')
    return { refusal: undefined }
  } catch (error) {
    return refuse(refusalOf(error).message)
  }
}

const notStaff =
  'This account is a customer account, not staff. Ask a colleague for a staff account.'

function refuse(refusal: string) {
  notify.error('Login failed. Please try again.')
  return { refusal }
}

/** The documented sentence for wrong input (400, 401); the server's own message for every other status. */
function sentenceFor(status: number, message: string) {
  return status === 400 || status === 401 ? 'Email or password is invalid.' : message
}

/** Ends the session that a customer's sign-in has just opened, because only staff may use the back-office. */
async function endSession(access: string) {
  await anonymousApi.account.logout
    .mutate({ extraHeaders: { authorization: `Bearer ${access}` } })
    .catch(() => undefined)
}
