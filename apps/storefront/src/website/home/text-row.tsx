import type { ShownRow } from '@etrend/contract'
import { pictureSrcSet, pictureUrl, pictureWidths } from '@etrend/domain'
import { ButtonLink } from '../../ui/button'

/** Words beside a picture. An empty line in the text begins a new paragraph. */
export function TextRow(row: Extract<ShownRow, { kind: 'text' }>) {
  const { title, text, picture, side, href, link_text } = row
  return (
    <section aria-label={title} className="page lg:pt-24 pt-16">
      <div className="text-row" data-side={side}>
        <img
          src={pictureUrl(picture.src, 960)}
          srcSet={pictureSrcSet(picture.src, pictureWidths, 'webp')}
          sizes="(min-width: 768px) 48vw, 92vw"
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h2 className="section-title">{title}</h2>
          {text.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index} className="mt-4 max-w-prose text-lg whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {href && (
            <ButtonLink href={href} className="mt-6">
              {link_text || 'Learn More'}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
