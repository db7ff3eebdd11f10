import type { HomeRow } from '@etrend/contract'
import { heroWidths, tallHeroWidths } from '@etrend/domain'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { TextInput } from '../inputs/inputs'
import { PictureInput } from '../inputs/picture-input'
import { blankSlide } from './row-kinds'

type Slides = Extract<HomeRow, { kind: 'slides' }>['slides']

/** The slides of the carousel in their order, each with a wide picture and an upright one for phones. */
export function SlidesFields({
  slides,
  onChange,
}: {
  slides: Slides
  onChange: (slides: Slides) => void
}) {
  function move(from: number, to: number) {
    const slide = slides[from]
    if (!slide) return
    onChange(slides.toSpliced(from, 1).toSpliced(to, 0, slide))
  }

  return (
    <>
      <ol aria-label="Slides" className="grid gap-6">
        {slides.map((slide, index) => {
          const change = (part: Partial<typeof slide>) =>
            onChange(slides.with(index, { ...slide, ...part }))
          const name = `slide ${index + 1}`
          return (
            <li key={index} aria-label={`Slide ${index + 1}`} className="grid gap-3">
              <div className="flex items-center border-b border-line">
                <p className="font-semibold grow">Slide {index + 1}</p>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${name} down`}
                  disabled={index === slides.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon={Trash2}
                  label={`Remove ${name}`}
                  disabled={slides.length === 1}
                  onClick={() => onChange(slides.toSpliced(index, 1))}
                />
              </div>
              <TextInput
                label="Heading"
                maxLength={80}
                value={slide.title}
                onChange={(title) => change({ title })}
                required
              />
              <TextInput
                label="Description"
                maxLength={200}
                value={slide.description}
                onChange={(description) => change({ description })}
              />
              <div className="sm:grid-cols-2 grid items-start gap-4">
                <TextInput
                  label="Where the button leads"
                  value={slide.href}
                  onChange={(href) => change({ href })}
                  required
                />
                <TextInput
                  label="What the button says"
                  hint="Leave empty for “Learn More”."
                  maxLength={40}
                  value={slide.link_text}
                  onChange={(link_text) => change({ link_text })}
                />
              </div>
              <div className="sm:grid-cols-2 grid gap-4">
                <PictureInput
                  label="Wide picture"
                  hint="1920 × 1080 is best. The words lie over its left third."
                  src={slide.image}
                  width={heroWidths[0]}
                  onChange={(image) => change({ image })}
                />
                <PictureInput
                  label="Upright picture for phones"
                  hint="1200 × 1500 is best. The words lie over its lower third."
                  src={slide.tall_image}
                  width={tallHeroWidths[0]}
                  onChange={(tall_image) => change({ tall_image })}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <div>
        <Button disabled={slides.length >= 8} onClick={() => onChange([...slides, blankSlide])}>
          <Plus size={16} aria-hidden />
          Add a slide
        </Button>
      </div>
    </>
  )
}
