/** A decorative picture in the style of the other drawings, for content that has no picture. */
import city from './drawings/poster-city.svg?raw'
import cityWide from './drawings/poster-city-wide.svg?raw'
import hills from './drawings/poster-hills.svg?raw'
import hillsWide from './drawings/poster-hills-wide.svg?raw'
import moon from './drawings/poster-moon.svg?raw'
import moonWide from './drawings/poster-moon-wide.svg?raw'
import road from './drawings/poster-road.svg?raw'
import stage from './drawings/poster-stage.svg?raw'
import stageWide from './drawings/poster-stage-wide.svg?raw'
import window from './drawings/poster-window.svg?raw'
import { Drawing } from './Drawing.tsx'
import './poster.css'

const tall = { city, hills, moon, road, stage, window }
const wide = { city: cityWide, hills: hillsWide, moon: moonWide, stage: stageWide }

export const posterMotifs = ['city', 'hills', 'moon', 'road', 'stage', 'window'] as const
export const streamingMotifs = { globoplay: 'city', 'hbo-max': 'stage', paramount: 'hills' } as const

type PosterProps = {
  /** Chooses the tint of the drawing, and its direction. */
  readonly seed: string
} & (
  | { readonly shape: 'tall'; readonly motif: keyof typeof tall }
  // the format of the picture on a card
  | { readonly shape: 'wide'; readonly motif: keyof typeof wide }
)

export function Poster(props: PosterProps) {
  // a hash by which no page has the same drawing twice in the same look
  const look = Array.from(props.seed).reduce((sum, letter) => (sum * 5 + letter.charCodeAt(0)) % 251, 0) % 8
  return (
    <div
      className="poster"
      data-shape={props.shape}
      data-tint={look % 4}
      data-mirrored={look > 3 || undefined}
    >
      <Drawing file={props.shape === 'wide' ? wide[props.motif] : tall[props.motif]} kind="poster" />
    </div>
  )
}
