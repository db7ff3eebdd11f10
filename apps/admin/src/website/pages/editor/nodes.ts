import type { PageFact } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import { Mark, Node } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

/** What the settings say, by the words that the editor shows in its place. */
export const factNames: Record<PageFact, string> = {
  name: 'Shop’s name',
  location: 'Shop’s location',
  phone: 'Phone number',
  complaints: 'Who hears complaints',
  registration: 'Registration numbers',
  return_window: 'How long returns are taken',
}

const isFactName = (name: string): name is PageFact => Object.hasOwn(factNames, name)

const Fact = Node.create({
  name: 'fact',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: 'phone',
      parseHTML: (element) => element.getAttribute('data-fact'),
      renderHTML: (given: Record<string, unknown>) => ({ 'data-fact': given['name'] }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-fact]' }],
  renderHTML({ node, HTMLAttributes }) {
    const name = String(node.attrs['name'])
    return ['span', HTMLAttributes, isFactName(name) ? factNames[name] : name]
  },
})

/** A picture that was uploaded. Pictures in pasted text are left out: they lie on other machines. */
const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    width: { default: 1, rendered: false },
    height: { default: 1, rendered: false },
  }),
  renderHTML({ node: { attrs } }) {
    const src = pictureUrl(String(attrs['src']), 640)
    return ['img', { src, alt: String(attrs['alt']) || 'A picture without a description' }]
  },
})

/** A question whose answer the shop unfolds. */
const Question = Node.create({
  name: 'question',
  group: 'block',
  content: 'questionTitle (paragraph | bulletList | orderedList)+',
  defining: true,
  parseHTML: () => [{ tag: 'div[data-question]' }],
  renderHTML: () => ['div', { 'data-question': '' }, 0],
})

const QuestionTitle = Node.create({
  name: 'questionTitle',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: 'p[data-question-title]', priority: 60 }],
  renderHTML: () => ['p', { 'data-question-title': '' }, 0],
})

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener' }, 0],
})

/** Exactly the blocks that a page may have, see the contract's PageDocument. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  Fact,
  Picture,
  Question,
  QuestionTitle,
  Link,
]
