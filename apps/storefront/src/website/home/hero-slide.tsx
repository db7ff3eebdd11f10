import type { Picture, Slide } from '@etrend/contract'
import {
  heroWidths,
  type PictureFormat,
  pictureSrcSet,
  pictureUrl,
  tallHeroWidths,
} from '@etrend/domain'
import { preload } from 'react-dom'
import { ButtonLink } from '../../ui/button'

type HeroSlideProps = {
  slide: Slide
  position: string
  isCurrent: boolean
  isFirst: boolean
  /** False for the later slides until the page is hydrated, so that their pictures load after the first one. */
  isDrawn: boolean
}

export function HeroSlide({ slide, position, isCurrent, isFirst, isDrawn }: HeroSlideProps) {
  return (
    <div
      // The carousel pattern of WAI-ARIA makes a slide a group; a fieldset belongs in forms.
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className="hero-slide"
      data-current={isCurrent}
      inert={!isCurrent}
    >
      <div className="hero-picture">
        {isDrawn && <HeroPicture slide={slide} isFirst={isFirst} />}
      </div>
      <div className="hero-text">
        <h2 className="hero-title">{slide.title}</h2>
        <p className="max-w-sm lg:mt-5 lg:max-w-md lg:text-xl mt-4 text-lg">{slide.description}</p>
        <ButtonLink href={slide.href} className="lg:mt-8 mt-6">
          {slide.link_text ?? 'Learn More'}
          <span className="sr-only">{`: ${slide.title}`}</span>
        </ButtonLink>
      </div>
    </div>
  )
}

const PHONE = '(max-width: 767px)'
const DESKTOP = '(min-width: 768px)'
const SIZES = '100vw'

/** A tall picture for phones, a wide one for larger screens. The HTML preloads the first slide's. */
function HeroPicture({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const tall = { picture: slide.tall_picture, widths: tallHeroWidths }
  const wide = { picture: slide.picture, widths: heroWidths }
  if (isFirst && import.meta.env.SSR) {
    preloadPicture(tall, PHONE)
    preloadPicture(wide, DESKTOP)
  }
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={srcSet(tall, 'avif')} sizes={SIZES} />
      <source media={PHONE} type="image/webp" srcSet={srcSet(tall, 'webp')} sizes={SIZES} />
      <source type="image/avif" srcSet={srcSet(wide, 'avif')} sizes={SIZES} />
      <img
        src={pictureUrl(slide.picture.src, 1280)}
        srcSet={srcSet(wide, 'webp')}
        sizes={SIZES}
        alt={slide.picture.alt}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
      />
    </picture>
  )
}

type Drawn = { picture: Picture; widths: readonly number[] }

function preloadPicture(drawn: Drawn, media: string) {
  preload(pictureUrl(drawn.picture.src, drawn.widths[0] ?? 640, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(drawn, 'avif'),
    imageSizes: SIZES,
    media,
    fetchPriority: 'high',
  })
}

function srcSet({ picture, widths }: Drawn, format: PictureFormat) {
  return pictureSrcSet(picture.src, widths, format)
}
