import { useShop } from '../lib/use-shop'
import { PhoneLink } from '../ui/phone-link'
import { TextPage } from '../ui/text-page'

export function FaqPage() {
  const shop = useShop()
  return (
    <TextPage title="FAQ" intro="What customers ask us most, with short answers.">
      {questions.map(({ question, answer }) => (
        <details key={question} className="question">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      <h2>Something else?</h2>
      <p>
        Call us on <PhoneLink phone={shop?.phone} /> during shop hours, or come by the shop in{' '}
        {shop?.location}.
      </p>
    </TextPage>
  )
}

const questions = [
  {
    question: 'How do I find my size?',
    answer:
      'The product page shows every size that a piece is made in and says which are left in the colour you chose. If you are between two sizes, take the larger one for outerwear and the smaller one for knits.',
  },
  {
    question: 'What does “Only a few left” mean?',
    answer:
      'That the size is about to sell out in that colour. Putting it in the cart does not hold it for you; ordering it does.',
  },
  {
    question: 'Where is my cart kept?',
    answer:
      'In your browser, on your device: it is still there when you come back, in every tab. Once you sign in, your account keeps it too, and you find it on your other devices.',
  },
  {
    question: 'How do I use a promo code?',
    answer:
      'Type it into the box in the cart and press Apply; capital letters make no difference. One code counts per order.',
  },
  {
    question: 'What do I pay besides the clothes?',
    answer:
      'Shipping and tax. The cart’s summary shows both before you order, and nothing is added later.',
  },
  {
    question: 'Are the dollar prices exact?',
    answer: 'No. You pay in rupees; the dollar price beside it is only there to give an idea.',
  },
]
