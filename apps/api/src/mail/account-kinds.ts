import { ofShop, type Kind } from './kind'

const unlessYou = 'If it was you, there is nothing more to do.'

/** The mails with links to an account, with their default texts. */
export const accountKinds = {
  orders_claim: {
    title: 'Add orders to an account',
    sent_when: 'A customer asks to add the orders that they made as a guest.',
    placeholders: ofShop,
    button: 'Add my orders',
    is_secret: true,
    subject: 'Add your orders to your account',
    opening:
      'somebody, hopefully you, wants to add the orders that were made with this address to their account. If it was you, open this link while you are signed in:',
    closing: 'The link works once, and for a day. If you did not ask for it, do nothing.',
  },
  password_reset: {
    title: 'New password',
    sent_when: 'Somebody has forgotten the password.',
    placeholders: ofShop,
    button: 'Choose a new password',
    is_secret: true,
    subject: 'Choose a new password',
    opening: 'somebody, hopefully you, asked for a new password for your account. Choose it here:',
    closing:
      'The link works once, and for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  },
  password_changed: {
    title: 'Password changed',
    sent_when: 'A password was changed by a link from a mail.',
    placeholders: ofShop,
    button: 'Ask for a new password',
    subject: 'Your password is changed',
    opening:
      'the password of your account has just been changed, and every other device was signed out. If that was not you, ask for another one now:',
    closing: unlessYou,
  },
  email_confirm: {
    title: 'Confirm a new e-mail address',
    sent_when: 'Somebody changes their address; this mail goes to the new one.',
    placeholders: ofShop,
    button: 'Use this address',
    is_secret: true,
    subject: 'Confirm your new e-mail address',
    opening:
      'somebody, hopefully you, wants to sign in to their account with this address from now on. Confirm it here:',
    closing:
      'The link works once, and for one hour. If you did not ask for it, do nothing: nothing changes.',
  },
  email_taken: {
    title: 'Address has an account already',
    sent_when: 'Somebody changes their address to one that has an account.',
    placeholders: ofShop,
    button: 'Ask for a new password',
    subject: 'This address has an account already',
    opening:
      'somebody, hopefully you, wanted to use this address for another account. It has one already, so nothing was changed. If you have forgotten its password, choose a new one:',
    closing: 'If it was not you, there is nothing to do.',
  },
  email_requested: {
    title: 'Address about to change',
    sent_when: 'Somebody changes their address; this mail goes to the current one.',
    placeholders: ofShop,
    button: 'Choose a new password',
    subject: 'Your e-mail address is about to change',
    opening:
      'somebody, hopefully you, asked to sign in to your account with another address. It changes as soon as the link that was sent there is opened. If that was not you, choose a new password now: it stops the change and signs out every device.',
    closing: 'If it was you, there is nothing more to do here.',
  },
  email_changed: {
    title: 'Address changed',
    sent_when: 'An address was changed; this mail goes to the former one.',
    placeholders: ofShop,
    button: 'How to reach us',
    subject: 'Your e-mail address is changed',
    opening:
      'your account has just got another e-mail address; you can no longer sign in with this one. If that was not you, tell us immediately:',
    closing: unlessYou,
  },
  staff_invite: {
    title: 'Staff invitation',
    sent_when: 'Staff invite somebody to work in the shop.',
    placeholders: ofShop,
    button: 'Join the staff',
    subject: 'Join the staff of {shop}',
    opening:
      'you are invited to work in the back-office of {shop}. Choose your name and a password here:',
    closing: 'The link works once, and for seven days. If you did not expect it, do nothing.',
  },
} satisfies Record<string, Kind>
