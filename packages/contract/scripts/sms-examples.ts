/** Examples of the calls about SMS. */
export const smsExamples = {
  'smsMessages.phone': '9841234567',
  'smsMessages.text': 'This is a test of your shop.',
  language: 'en',
  codes_for_cash: true,
  'smsTexts.is_on': true,
  en: '{shop}: Your order {number} was delivered.',
  ne: '{shop}: अर्डर {number} डेलिभर भयो।',
  'checkout.code': '123456',
}
