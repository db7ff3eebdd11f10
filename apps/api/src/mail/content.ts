/** A piece of an order as its mails show it. Money in rupees. */
type MailedLine = {
  title: string
  color_name: string
  size_name: string
  /** '/media/…', or '' without a picture. */
  picture: string
  price: number
  quantity: number
}

/** What a mail shows of its order. Money in rupees. */
export type MailedOrder = {
  lines: MailedLine[]
  source: string
  subtotal: number
  discount: number
  promo_code: string | null
  shipping: number
  tax: number
  total: number
  paid: number
  refunded: number
  to_pay: number
  payment_method: string
  name: string
  phone: string
  province: string
  district: string
  city: string
  street: string
  landmark: string
}

/** A mail without its look. Plain text and HTML are made from the same parts, so they say the same. */
export type MailContent = {
  subject: string
  greeting: string
  /** Paragraphs before the link. */
  opening: string[]
  link: { text: string; url: string }
  steps: string[]
  pieces: {
    title: string
    picture: string
    unit: string
    quantity: number
    price: string
    amount: string
  }[]
  sums: { label: string; amount: string; isTotal?: boolean }[]
  /** The delivery address, line by line. */
  address: string[]
  closing: string[]
}

/** Who sends the mail. `origin` is the address of the shop's pictures. */
export type Sender = { shop: string; signature: string; logo: string; origin: string }
