/** Where the demo's customers live. `isNear`: in the Kathmandu valley, where a rider brings parcels. */
export type DemoPlace = {
  province: string
  district: string
  city: string
  isNear: boolean
  /** A street, ward or tole, and a landmark there. */
  spots: readonly (readonly [string, string])[]
}

const bagmati = { province: 'Bagmati', isNear: true }

export const kathmandu: DemoPlace = {
  ...bagmati,
  district: 'Kathmandu',
  city: 'Kathmandu',
  spots: [
    ['Ward 10, Naya Baneshwor', 'Opposite the convention centre'],
    ['Ward 16, Balaju', ''],
    ['Ward 31, Shantinagar', 'Behind the bank'],
    ['Ward 3, Maharajgunj', 'Near the teaching hospital'],
    ['Ward 26, Samakhusi', ''],
    ['Ward 7, Chabahil', 'Beside the chowk'],
    ['Ward 13, Kalimati', 'Near the vegetable market'],
  ],
}

export const lalitpur: DemoPlace = {
  ...bagmati,
  district: 'Lalitpur',
  city: 'Lalitpur',
  spots: [
    ['Ward 3, Pulchowk', 'Near the engineering campus'],
    ['Ward 4, Jawalakhel', 'By the zoo'],
    ['Ward 9, Balkumari', ''],
    ['Ward 13, Kusunti', 'Blue gate'],
  ],
}

export const bhaktapur: DemoPlace = {
  ...bagmati,
  district: 'Bhaktapur',
  city: 'Bhaktapur',
  spots: [
    ['Ward 1, Suryabinayak', 'Near the bus stop'],
    ['Ward 4, Thimi', ''],
  ],
}

function far(province: string, district: string, city: string, ...spots: DemoPlace['spots']) {
  return { province, district, city, isNear: false, spots }
}

export const farPlaces: readonly DemoPlace[] = [
  far(
    'Gandaki',
    'Kaski',
    'Pokhara',
    ['Ward 6, Lakeside', 'Near Barahi Chowk'],
    ['Ward 8, Prithvi Chowk', ''],
  ),
  far(
    'Koshi',
    'Morang',
    'Biratnagar',
    ['Ward 7, Traffic Chowk', ''],
    ['Ward 4, Rani', 'Near the customs office'],
  ),
  far('Bagmati', 'Chitwan', 'Bharatpur', ['Ward 10, Narayangadh', 'By the bus park']),
  far('Lumbini', 'Rupandehi', 'Butwal', ['Ward 11, Golpark', ''], ['Ward 6, Traffic Chowk', '']),
  far('Koshi', 'Sunsari', 'Dharan', ['Ward 13, Bhanu Chowk', 'Beside the clock tower']),
  far('Madhesh', 'Dhanusha', 'Janakpur', ['Ward 8, Station Road', '']),
  far('Madhesh', 'Parsa', 'Birgunj', ['Ward 2, Adarsha Nagar', '']),
  far('Lumbini', 'Banke', 'Nepalgunj', ['Ward 5, Dhamboji', 'Near Dhamboji Chowk']),
  far('Sudurpashchim', 'Kailali', 'Dhangadhi', ['Ward 1, Hasanpur', '']),
  far('Karnali', 'Surkhet', 'Birendranagar', ['Ward 6, Mangalgadhi', '']),
  far('Koshi', 'Jhapa', 'Birtamod', ['Ward 4, Mukti Chowk', '']),
  far('Bagmati', 'Kavrepalanchok', 'Banepa', ['Ward 8, Chardobato', '']),
]
