import { typedText } from '@etrend/contract/typed-text'

/** The seven provinces and their districts, 77 in all, as addresses name them. */
export const provinces: Record<string, readonly string[]> = {
  Koshi:
    'Bhojpur Dhankuta Ilam Jhapa Khotang Morang Okhaldhunga Panchthar Sankhuwasabha Solukhumbu Sunsari Taplejung Terhathum Udayapur'.split(
      ' ',
    ),
  Madhesh: 'Bara Dhanusha Mahottari Parsa Rautahat Saptari Sarlahi Siraha'.split(' '),
  Bagmati:
    'Bhaktapur Chitwan Dhading Dolakha Kathmandu Kavrepalanchok Lalitpur Makwanpur Nuwakot Ramechhap Rasuwa Sindhuli Sindhupalchok'.split(
      ' ',
    ),
  Gandaki:
    'Baglung Gorkha Kaski Lamjung Manang Mustang Myagdi Nawalpur Parbat Syangja Tanahun'.split(' '),
  Lumbini: [
    ...'Arghakhanchi Banke Bardiya Dang'.split(' '),
    'Eastern Rukum',
    ...'Gulmi Kapilvastu Palpa Parasi Pyuthan Rolpa Rupandehi'.split(' '),
  ],
  Karnali: [
    ...'Dailekh Dolpa Humla Jajarkot Jumla Kalikot Mugu Salyan Surkhet'.split(' '),
    'Western Rukum',
  ],
  Sudurpashchim: 'Achham Baitadi Bajhang Bajura Dadeldhura Darchula Doti Kailali Kanchanpur'.split(
    ' ',
  ),
}

const districts = new Set(Object.values(provinces).flat())

export function isDistrict(name: string) {
  return districts.has(name)
}

/** '98-4123 4567' → '+9779841234567': a Nepali mobile number in one spelling; undefined for anything else. */
export function nepaliMobile(text: string) {
  const digits = typedText(text).replace(/[ ().-]/g, '')
  const mobile = /^(?:\+?977|00977)?0?(9[678]\d{8})$/.exec(digits)?.[1]
  return mobile && `+977${mobile}`
}
