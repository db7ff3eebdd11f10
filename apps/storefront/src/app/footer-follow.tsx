import type { Shop } from '@etrend/contract'

/** Links to the social pages that the owner entered, and to WhatsApp and Viber, by default at the shop's phone. */
export function FooterFollow({ shop }: { shop: Shop }) {
  const pages = [
    { title: 'Facebook', address: shop.facebook_url },
    { title: 'Instagram', address: shop.instagram_url },
    { title: 'TikTok', address: shop.tiktok_url },
  ].filter(({ address }) => address.startsWith('https://'))
  const links = [
    ...pages,
    { title: 'WhatsApp', address: `https://wa.me/${digitsOf(shop.whatsapp || shop.phone)}` },
    { title: 'Viber', address: `viber://chat?number=%2B${digitsOf(shop.viber || shop.phone)}` },
  ]
  return links.map(({ title, address }) => (
    <li key={title}>
      <a className="footer-link" href={address} rel="noopener">
        {title}
      </a>
    </li>
  ))
}

function digitsOf(phone: string) {
  return phone.replace(/\D/g, '')
}
