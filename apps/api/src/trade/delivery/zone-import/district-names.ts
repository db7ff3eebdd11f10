import { typedText, withoutAccents } from '@etrend/contract/typed-text'
import { provinces } from '@etrend/domain'
import { plainName } from '../../../sheets/sheet'

/** What a person means by a name: a district, every district of a province, one of several districts, or none. */
type Meant =
  | { district: string }
  | { province: string; districts: readonly string[] }
  | { either: string[] }
  | undefined

/** Finds the district or province of a name in any of its common spellings: 'chitawan', 'All of Bagmati'. */
export function meantBy(name: string): Meant {
  const key = keyOf(name)
  return (
    known.get(key) ??
    known.get(key.replace(/^(?:all|rest)(?:districts)?(?:of|in)?|districts?$/g, ''))
  )
}

/** A name without its capitals, spaces, signs and accents. */
function keyOf(name: string) {
  return plainName(withoutAccents(typedText(name)))
}

/** How else people and old papers spell districts, with spaces between the spellings. */
const otherSpellings: Record<string, string> = {
  Achham: 'Acham Accham',
  Arghakhanchi: 'Argakhanchi Arghakhachi',
  Bardiya: 'Bardia',
  Chitwan: 'Chitawan Chitwon',
  Dadeldhura: 'Dadeldura Dandeldhura',
  Dang: 'Dang-Deukhuri',
  Dhanusha: 'Dhanusa Dhanukha',
  Dolakha: 'Dolkha',
  Dolpa: 'Dolpo',
  'Eastern Rukum': 'East-Rukum Rukum-East Rukum-Purba Rukum-Purva Purbi-Rukum',
  Ilam: 'Illam',
  Kapilvastu: 'Kapilbastu',
  Kathmandu: 'KTM',
  Kavrepalanchok: 'Kavre Kabhre Kavrepalanchowk Kabhrepalanchok Kabhrepalanchowk',
  Mahottari: 'Mahotari',
  Makwanpur: 'Makawanpur',
  Myagdi: 'Magdi',
  Nawalpur:
    'Nawalparasi-East East-Nawalparasi Eastern-Nawalparasi Nawalparasi-Purba Nawalparasi-Bardaghat-Susta-East',
  Panchthar: 'Pachthar Panchathar',
  Parasi:
    'Nawalparasi-West West-Nawalparasi Western-Nawalparasi Nawalparasi-Paschim Nawalparasi-Bardaghat-Susta-West',
  Parbat: 'Parvat',
  Pyuthan: 'Piuthan',
  Ramechhap: 'Ramechap',
  Rupandehi: 'Rupendehi',
  Salyan: 'Sallyan',
  Sankhuwasabha: 'Sankhuwasava Sankhuwasaba',
  Sindhuli: 'Sinduli',
  Sindhupalchok: 'Sindhupalchowk Sindupalchok Sindupalchowk',
  Solukhumbu: 'Solukhumbhu',
  Syangja: 'Syanja Shyangja',
  Tanahun: 'Tanahu Tanahaun',
  Terhathum: 'Tehrathum Terathum Tehrathoum',
  Udayapur: 'Udaypur Udaipur',
  'Western Rukum': 'West-Rukum Rukum-West Rukum-Paschim Paschimi-Rukum',
}

const otherProvinces: Record<string, string> = {
  Koshi: 'Kosi Province-1',
  Madhesh: 'Madhes Province-2',
  Sudurpashchim: 'Sudurpaschim Sudur-Paschim Far-West',
}

/** Districts that were divided. Each half has a name of its own. */
const divided: [string, string[]][] = [
  ['Nawalparasi', ['Nawalpur', 'Parasi']],
  ['Rukum', ['Eastern Rukum', 'Western Rukum']],
]

const known = new Map<string, Meant>([
  ...divided.map(([name, either]): [string, Meant] => [keyOf(name), { either }]),
  ...Object.entries(provinces).flatMap(([province, districts]) =>
    spellings(province, otherProvinces)
      .flatMap((name) => [name, `${name} Province`, `${name} Pradesh`])
      .map((name): [string, Meant] => [keyOf(name), { province, districts }]),
  ),
  ...Object.values(provinces)
    .flat()
    .flatMap((district) =>
      spellings(district, otherSpellings).map((name): [string, Meant] => [
        keyOf(name),
        { district },
      ]),
    ),
])

function spellings(name: string, others: Record<string, string>) {
  return [name, ...(others[name]?.split(' ') ?? [])]
}
