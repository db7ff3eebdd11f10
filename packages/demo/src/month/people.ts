import { bhaktapur, farPlaces, kathmandu, lalitpur, type DemoPlace } from './places'

/** An invented customer of the demo. */
export type DemoPerson = {
  name: string
  /** null for a guest who gave none. */
  email: string | null
  phone: string
  place: DemoPlace
  street: string
  landmark: string
  hasAccount: boolean
}

const names =
  'Anjali Shrestha, Bibek Gurung, Sunita Maharjan, Prakash Adhikari, Pratima Rai, Suman Tamang, Nirajan Thapa, Kabita Karki, Dolma Sherpa, Rohan Basnet, Srijana Poudel, Manish Shakya, Asmita Bhattarai, Dipendra Chaudhary, Rekha Limbu, Sagar Khadka, Laxmi Magar, Binod Yadav, Puja Joshi, Kiran Bajracharya, Sabina Ghimire, Ramesh Bhandari, Sita Acharya, Pasang Lama, Nisha Dahal, Arjun Pandey, Gita Subedi, Milan Dangol, Aarati Neupane, Bishal Rana, Kopila Regmi, Hari Koirala, Roshani Tuladhar, Santosh Mahato, Yangji Sherpa, Deepak Oli, Manju Bista, Sandesh Manandhar, Urmila Jha, Nabin Aryal, Sarita Budhathoki, Tenzing Lama, Anita Chhetri, Rajesh Sah, Bimala Gautam, Ujjwal Pradhan, Saraswati Ojha, Kamal Bohara, Reema Hamal, Naresh Malla, Ishwori Sapkota, Sujan Amatya, Devika Rijal, Mohan Tharu, Aayusha Silwal, Gopal Devkota, Junu Thakuri, Ashok Pun, Sharmila Rokaya, Bikash Ranjit, Nirmala Khanal, Umesh Kunwar, Trishna Baral, Sudip Marahatta, Pabitra Ale, Rabin Nakarmi, Menuka Pant, Dinesh Gyawali'

// The regular customers come first. Six of ten live in the valley.
const homes = [
  kathmandu,
  lalitpur,
  'far',
  kathmandu,
  'far',
  bhaktapur,
  kathmandu,
  'far',
  lalitpur,
  'far',
] as const

/**
 * The demo's customers; orders are made by the first ones more often. Nobody can be reached: their mail addresses are of
 * a domain that gets no mail, and their phone numbers are counted up from 980-0000001.
 */
export const demoPeople: readonly DemoPerson[] = names.split(', ').map((name, index) => {
  const home = homes[index % homes.length] ?? kathmandu
  const place =
    home === 'far' ? (farPlaces[Math.floor(index / 3) % farPlaces.length] ?? kathmandu) : home
  const [street = '', landmark = ''] = place.spots[index % place.spots.length] ?? []
  const hasAccount = index % 4 === 0
  const address = `${name.toLowerCase().replace(' ', '.')}@example.com`
  return {
    name,
    email: hasAccount || index % 2 === 0 ? address : null,
    phone: `98000000${String(index + 1).padStart(2, '0')}`,
    place,
    street,
    landmark,
    hasAccount,
  }
})
