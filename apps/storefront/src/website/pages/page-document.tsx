import type { PageBlock, PageDocument, PageInline, PageList, PageListItem } from '@etrend/contract'
import { pictureSrcSet, pictureUrl, pictureWidths } from '@etrend/domain'
import { Fragment, type ReactNode } from 'react'
import { useShop } from '../../lib/use-shop'
import { factIn, type FactOf } from './text-facts'

/** The text of a page that staff wrote. Each kind of block becomes elements; nothing of it is read as HTML. */
export function PageText({ document }: { document: PageDocument }) {
  const shop = useShop()
  const factOf: FactOf = (name) => (shop ? factIn(name, shop) : '')
  return shownBlocks(document.content, factOf).map((block, index) => (
    <Block key={index} block={block} factOf={factOf} />
  ))
}

/**
 * Leaves out paragraphs that show a setting which the owner hasn't entered, and headings that nothing follows. A phone
 * number that is missing would else leave half a sentence.
 */
function shownBlocks(blocks: PageBlock[], factOf: FactOf) {
  const filled = blocks.filter((block) => block.type !== 'paragraph' || isFilled(block, factOf))
  return filled.filter((block, index) => {
    if (block.type !== 'heading') return true
    const next = filled[index + 1]
    return next && !(next.type === 'heading' && next.attrs.level <= block.attrs.level)
  })
}

function isFilled({ content = [] }: { content?: PageInline[] | undefined }, factOf: FactOf) {
  return content.every((part) => part.type !== 'fact' || factOf(part.attrs.name) !== '')
}

type Shown<What> = What & { factOf: FactOf }

function Block({ block, factOf }: Shown<{ block: PageBlock }>): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Words parts={block.content} factOf={factOf} />
        </p>
      )
    case 'heading': {
      const Title = block.attrs.level === 2 ? 'h2' : 'h3'
      return (
        <Title>
          <Words parts={block.content} factOf={factOf} />
        </Title>
      )
    }
    case 'bulletList':
    case 'orderedList':
      return <List list={block} factOf={factOf} />
    case 'question': {
      const [title, ...answer] = block.content
      return (
        <details className="unfold question">
          <summary>{title.content?.[0]?.text}</summary>
          {answer.map((part, index) => (
            <Block key={index} block={part} factOf={factOf} />
          ))}
        </details>
      )
    }
    case 'picture':
      return <Picture {...block.attrs} />
    default:
      return null // a kind that a newer version wrote
  }
}

function Picture({ src, alt, width, height }: Extract<PageBlock, { type: 'picture' }>['attrs']) {
  return (
    <img
      className="page-picture"
      src={pictureUrl(src, 960)}
      srcSet={pictureSrcSet(src, pictureWidths, 'webp')}
      sizes="(min-width: 1024px) 700px, 92vw"
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
}

type Part = PageListItem['content'][number]
type InnerList = Exclude<Part, { type: 'paragraph' }>

function List({ list, factOf }: Shown<{ list: PageList | InnerList }>) {
  const Tag = list.type === 'orderedList' ? 'ol' : 'ul'
  return (
    <Tag>
      {list.content.map((item, index) => (
        <li key={index}>
          {item.content.map((part: Part, place) =>
            part.type === 'paragraph' ? (
              <div key={place}>
                <Words parts={part.content} factOf={factOf} />
              </div>
            ) : (
              <List key={place} list={part} factOf={factOf} />
            ),
          )}
        </li>
      ))}
    </Tag>
  )
}

function Words({ parts = [], factOf }: Shown<{ parts?: PageInline[] | undefined }>) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part.type === 'text' ? (
        marked(part)
      ) : part.type === 'fact' ? (
        factOf(part.attrs.name)
      ) : (
        <br />
      )}
    </Fragment>
  ))
}

function marked({ text, marks = [] }: Extract<PageInline, { type: 'text' }>) {
  return marks.reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'link') {
      return SAFE.test(mark.attrs.href) ? <a href={mark.attrs.href}>{inner}</a> : inner
    }
    return mark.type === 'bold' ? <strong>{inner}</strong> : <em>{inner}</em>
  }, text)
}

/** The server accepts only such links; checked again here, because a restored backup wasn't sent to it. */
const SAFE = /^(\/(?![/\\])|https:\/\/|mailto:|tel:)/
