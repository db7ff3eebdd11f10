import type { Slide } from '@etrend/contract'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated'
import { Dots } from '../../ui/dots'
import { HeroSlide } from './hero-slide'
import { useAutoplay } from './use-autoplay'
import { useSwipe } from './use-swipe'

/** The slides, one at a time, in a loop: each shows for 3000 ms and takes 500 ms to change (spec §9). */
export function Hero({ slides }: { slides: Slide[] }) {
  const [current, setCurrent] = useState(0)
  // The other slides are rendered in a separate pass, once the page is hydrated.
  const isInBrowser = useDeferredValue(useHydrated())
  const autoplay = useAutoplay(() => go(current + 1), `${current}`)

  function go(to: number) {
    setCurrent((to + slides.length) % slides.length)
  }

  const swipe = useSwipe((step) => go(current + step))

  if (slides.length === 0) return null
  const Toggle = autoplay.isPlaying ? Pause : Play
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="hero"
      {...autoplay.hold}
    >
      {/* Screen readers announce slides only while autoplay is off; else it would interrupt them. */}
      <div className="hero-frame" {...swipe} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.id}
            slide={slide}
            position={`${index + 1} of ${slides.length}`}
            isCurrent={index === current}
            isFirst={index === 0}
            isDrawn={index === 0 || isInBrowser}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className="hero-controls needs-script">
          <button
            type="button"
            className="round-button"
            aria-label="Previous slide"
            onClick={() => go(current - 1)}
          >
            <ChevronLeft aria-hidden size={20} />
          </button>
          <Dots
            count={slides.length}
            current={current}
            onChoose={go}
            name={(index) => `Slide ${index + 1}`}
          />
          <button
            type="button"
            className="round-button"
            aria-label="Next slide"
            onClick={() => go(current + 1)}
          >
            <ChevronRight aria-hidden size={20} />
          </button>
          <button
            type="button"
            className="round-button"
            aria-label={autoplay.isPlaying ? 'Pause the slides' : 'Play the slides'}
            onClick={autoplay.toggle}
          >
            <Toggle aria-hidden size={18} />
          </button>
        </div>
      )}
    </section>
  )
}
