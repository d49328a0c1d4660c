/** The arrow and pause buttons of a row of posters, which becomes a carousel if the posters do not fit. */
import Pause from 'lucide/dist/esm/icons/pause.mjs'
import Play from 'lucide/dist/esm/icons/play.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { carouselButtons as words } from '../../../content/landing/carousel-buttons.ts'
import { ScrollArrows } from '../../../ui/site/ScrollArrows.tsx'
import { useCarousel } from '../useCarousel.ts'

type PosterCarouselButtonsProps = {
  /** Id of the row element. */
  readonly row: string
  readonly title: string
}

export default function PosterCarouselButtons({ row, title }: PosterCarouselButtonsProps) {
  const { carousel, state } = useCarousel(row, { autoplays: true })
  const { isAtStart, isAtEnd, autoplay } = state
  const fits = isAtStart && isAtEnd
  return (
    <>
      {autoplay !== 'none' && !fits && (
        <button
          type="button"
          className="arrows__arrow"
          aria-label={(autoplay === 'on' ? words.pause : words.play)(title)}
          onClick={() => (autoplay === 'on' ? carousel.current?.pause() : carousel.current?.play())}
        >
          <Icon shapes={autoplay === 'on' ? Pause : Play} />
        </button>
      )}
      <ScrollArrows
        labels={{ previous: words.previous(title), next: words.next(title) }}
        ends={state}
        onMove={(by) => carousel.current?.move(by)}
      />
    </>
  )
}
