/**
 * Draws the scene of a landing page's banner, on a dark background (`.night`). On wide screens it fills the right half
 * of the banner, on others a strip.
 */
import { Drawing } from './Drawing.tsx'
import blackFriday from './drawings/banner-black-friday.svg?raw'
import chat from './drawings/banner-chat.svg?raw'
import city from './drawings/banner-city.svg?raw'
import globoplay from './drawings/banner-globoplay.svg?raw'
import hboMax from './drawings/banner-hbo-max.svg?raw'
import mobile from './drawings/banner-mobile.svg?raw'
import paramount from './drawings/banner-paramount.svg?raw'
import points from './drawings/banner-points.svg?raw'
import staff from './drawings/banner-staff.svg?raw'
import street from './drawings/banner-street.svg?raw'

/**
 * The drawings for banners of landing pages, by the name that a campaign uses. `chat` appears only in link previews.
 */
export const scenes = {
  street,
  mobile,
  points,
  'black-friday': blackFriday,
  globoplay,
  'hbo-max': hboMax,
  paramount,
  staff,
  city,
  chat,
} as const

export type SceneName = keyof typeof scenes

export function BannerScene({ scene = 'street' }: { scene?: SceneName }) {
  return (
    <div className="banner-scene">
      <Drawing file={scenes[scene]} kind="banner" />
    </div>
  )
}
