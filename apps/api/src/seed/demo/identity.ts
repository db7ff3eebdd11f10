/** Placeholders for what only the owner knows; zeros, so that nobody thinks they are real. Social links stay empty. */
export const demoIdentity = {
  registration_number: '000000/000',
  tax_number: '000000000',
  grievance_name: 'Customer care',
  grievance_phone: '+977 980-0000000',
  grievance_email: 'care@etrend.example',
}
