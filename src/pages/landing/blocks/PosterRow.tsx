/** A row of film and series posters that scrolls sideways. It becomes a carousel when it comes into view. */
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { Icon } from '../../../ui/Icon.ts'
import { useId } from 'react'
import type { SeriesList as Row } from '../../../content/landing/streaming-pages.ts'
import { Poster, posterMotifs } from '../../../ui/art/Poster.tsx'
import { IslandPlaceholder } from '../IslandPlaceholder.tsx'
import '../carousel.css'
import './series-row.css'

type SeriesRowProps = Row & {
  /** The link at the end of the row. */
  readonly end: { readonly label: string; readonly href: string }
}

/** Returns the motif of a poster from its image name, such as 'moon' for 'moon/orbita'. */
const motifOf = (image: string) => posterMotifs.find((motif) => image.startsWith(`${motif}/`)) ?? 'hills'

export function PosterRow({ title, items, end }: SeriesRowProps) {
  const heading = useId()
  const row = useId()
  return (
    <section className="series" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div id={row} className="series__row carousel" role="group" aria-labelledby={heading}>
        <ul>
          {items.map((item) => (
            <li key={item.image} className="series__item">
              <div className="series__poster">
                <Poster shape="tall" motif={motifOf(item.image)} seed={item.image} />
              </div>
              <h3>{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
          <li className="series__item">
            <a className="series__end" href={end.href}>
              {end.label}
              <Icon shapes={ChevronRight} size={20} />
            </a>
          </li>
        </ul>
      </div>
      {/* after the row, so that the row does not move the buttons while it renders */}
      <IslandPlaceholder
        name="PosterCarouselButtons"
        props={{ row, title }}
        when="visible"
        className="series__controls"
      />
    </section>
  )
}
