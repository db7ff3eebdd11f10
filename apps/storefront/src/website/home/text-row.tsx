import type { ShownRow } from '@etrend/contract'
import { pictureSrcSet, pictureUrl, pictureWidths } from '@etrend/domain'

const SIZES = '(min-width: 768px) 58vw, 100vw'

/** Words beside a picture that reaches the edge of the window. An empty line in the text begins a new paragraph. */
export function TextRow(row: Extract<ShownRow, { kind: 'text' }>) {
  const { title, text, picture, side, href, link_text } = row
  return (
    <section aria-label={title} className="text-row" data-side={side}>
      <picture>
        <source
          type="image/avif"
          srcSet={pictureSrcSet(picture.src, pictureWidths, 'avif')}
          sizes={SIZES}
        />
        <img src={pictureUrl(picture.src, 960)} alt={picture.alt} loading="lazy" decoding="async" />
      </picture>
      <div className="text-row-words">
        <h2 className="section-title">{title}</h2>
        {text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index} className="mt-4 text-lg whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        {href && (
          <a href={href} className="text-link touch-line mt-4">
            {link_text || 'Learn More'}
          </a>
        )}
      </div>
    </section>
  )
}
