import { fact, heading, link, list, paragraph, picture, question, type Block } from './write'

type DemoPage = { slug: string; title: string; intro: string; blocks: Block[] }

type Facts = {
  name: string
  location: string
  /** The src of the picture on the store's page, if there is one. */
  storePicture?: string | undefined
}

/** FAQ, policies and the store's page (spec §2), with what the shop knows about itself filled in from its settings. */
export const demoPages = ({ name, location, storePicture }: Facts): DemoPage[] => [
  {
    slug: 'faq',
    title: 'FAQ',
    intro: 'What customers ask us most, with short answers.',
    blocks: [
      question(
        'How do I find my size?',
        'The product page shows every size that a piece is made in and says which are left in the colour you chose. If you are between two sizes, take the larger one for outerwear and the smaller one for knits.',
      ),
      question(
        'What does “Only a few left” mean?',
        'That the size is about to sell out in that colour. Putting it in the cart does not hold it for you; ordering it does.',
      ),
      question(
        'Where is my cart kept?',
        'In your browser, on your device: it is still there when you come back, in every tab. Once you sign in, your account keeps it too, and you find it on your other devices.',
      ),
      question(
        'How do I use a promo code?',
        'Type it into the box in the cart and press Apply; capital letters make no difference. One code counts per order.',
      ),
      question(
        'When does it come, and how do I pay?',
        'Choose your district on a product’s page or in the cart: it says in how many days, for what fee, and whether you can pay in cash at your door. The checkout shows every other way to pay.',
      ),
      question(
        'Can I send something back?',
        'Yes, if it is unworn and has its labels. Our Return and Exchange Policy says until when and how; the link is at the end of every page.',
      ),
      question(
        'What do I pay besides the clothes?',
        'Shipping and tax. The cart’s summary shows both before you order, and nothing is added later.',
      ),
      question(
        'Are the dollar prices exact?',
        'No. You pay in rupees; the dollar price beside it is only there to give an idea.',
      ),
      heading('Something else?'),
      paragraph(
        'Call us on ',
        fact('phone'),
        ' during shop hours, or come by the shop in ',
        fact('location'),
        '.',
      ),
    ],
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    intro: `What ${name} keeps about you, where, and why.`,
    blocks: [
      heading('When you only look around'),
      paragraph(
        'We set no advertising cookies and load nothing from other companies. Your cart and the products you looked at are kept in your own browser; we do not receive the list, and clearing the browser’s data removes it. To show current prices and stock, the cart page sends us which pieces are in it, without your name.',
      ),
      heading('When you make an account'),
      paragraph(
        'We keep your user name, your email address and a one-way scrambled form of your password, from which the password can’t be read. After you sign in, your browser keeps the session so that you stay signed in. With the account we keep your cart, what you like, and the reviews that you write; a review shows your user name, the size that you bought, and the photos that you send with it once we have looked at them. We keep a photo without what your camera wrote into it, such as the place. You can edit or delete a review and its photos.',
      ),
      heading('What the server writes down'),
      paragraph(
        'Each request is logged with its time and address so that we can find faults and stop abuse. The log holds no passwords and no payment data.',
      ),
      heading('What we never do'),
      paragraph(
        'We do not sell what we know about you, and we do not pass it on except where the law makes us.',
      ),
      heading('Your rights'),
      paragraph(
        'Call ',
        fact('phone'),
        ' or visit us in ',
        fact('location'),
        ' to see, correct or delete what we keep about you.',
      ),
      paragraph('Not content with the answer? ', fact('complaints'), ' hears complaints.'),
    ],
  },
  {
    slug: 'return-and-exchange-policy',
    title: 'Return and Exchange Policy',
    intro: 'It should fit and it should please.',
    blocks: [
      heading('How long you have'),
      paragraph(fact('return_window')),
      heading('In what state'),
      paragraph(
        'Unworn and unwashed, with its labels. Try it on at home, of course. Underwear can’t come back, for everybody’s sake.',
      ),
      heading('How it goes'),
      list('orderedList', [
        paragraph('Call us on ', fact('phone'), ' and say what you would like instead.'),
        paragraph(
          'Bring the piece to our shop in ',
          fact('location'),
          ', or hand it to the courier we agree on.',
        ),
        paragraph(
          'We look at it the same day and give you the exchange, or the money the way you paid it.',
        ),
      ]),
      heading('If the fault is ours'),
      paragraph(
        'We exchange a wrong or faulty piece at our cost, delivery included, also after this time.',
      ),
      paragraph('Not content with the answer? ', fact('complaints'), ' hears complaints.'),
    ],
  },
  {
    slug: 'store-location',
    title: 'Our store',
    intro: `${name} in ${location}.`,
    blocks: [
      ...(storePicture ? [picture(storePicture, 'Dhaka cloth on the loom', [1600, 1200])] : []),
      heading('Call before you come'),
      paragraph(
        fact('phone'),
        '. We tell you what we have in the store today, and keep a size aside for you until the evening. ',
        'Everything in the store is here too: ',
        link('/all-products', 'our products'),
        '.',
      ),
      heading('Who we are'),
      paragraph(fact('name'), ', ', fact('registration'), '.'),
      paragraph('Complaints are heard by ', fact('complaints'), '.'),
    ],
  },
]
