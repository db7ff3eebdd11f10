import { mailBody } from '../mail/mail-body'

const SHOP = 'eTrend, Kathmandu'
const GREETING = 'Namaste,'

/** The mail to the new address, with the link that confirms it. */
export function confirmMail(url: string) {
  return {
    subject: 'Confirm your new e-mail address',
    is_secret: true,
    ...mailBody(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, wants to sign in to their account with this address from now on. Confirm it here:',
          'The link works once, and for one hour. If you did not ask for it, do nothing: nothing changes.',
        ],
        link: { text: 'Use this address', url },
      },
      SHOP,
    ),
  }
}

/** The mail to a new address that has an account already: only the owner of the mailbox learns that it has. */
export function takenMail(url: string) {
  return {
    subject: 'This address has an account already',
    ...mailBody(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, wanted to use this address for another account. It has one already, so nothing was changed. If you have forgotten its password, choose a new one:',
          'If it was not you, there is nothing to do.',
        ],
        link: { text: 'Ask for a new password', url },
      },
      SHOP,
    ),
  }
}

/** The mail to the current address, when a change is requested. */
export function requestedMail(url: string) {
  return {
    subject: 'Your e-mail address is about to change',
    ...mailBody(
      {
        greeting: GREETING,
        paragraphs: [
          'somebody, hopefully you, asked to sign in to your account with another address. It changes as soon as the link that was sent there is opened. If that was not you, choose a new password now: it stops the change and signs out every device.',
          'If it was you, there is nothing more to do here.',
        ],
        link: { text: 'Choose a new password', url },
      },
      SHOP,
    ),
  }
}

/** The mail to the former address, after the change. */
export function movedMail(url: string) {
  return {
    subject: 'Your e-mail address is changed',
    ...mailBody(
      {
        greeting: GREETING,
        paragraphs: [
          'your account has just got another e-mail address; you can no longer sign in with this one. If that was not you, tell us immediately:',
          'If it was you, there is nothing more to do.',
        ],
        link: { text: 'How to reach us', url },
      },
      SHOP,
    ),
  }
}
