import { BlackFriday } from './scenes/BlackFriday.tsx'
import { Chat } from './scenes/Chat.tsx'
import { City } from './scenes/City.tsx'
import { Globoplay } from './scenes/Globoplay.tsx'
import { HboMax } from './scenes/HboMax.tsx'
import { Mobile } from './scenes/Mobile.tsx'
import { Paramount } from './scenes/Paramount.tsx'
import { Points } from './scenes/Points.tsx'
import { EmployeeOffer } from './scenes/EmployeeOffer.tsx'
import { Street } from './scenes/Street.tsx'

/**
 * Drawings for the banners of landing pages. Each campaign selects a drawing by name. `chat` is on no banner, only on
 * the picture of links to the chat.
 */
export const scenes = {
  street: Street,
  mobile: Mobile,
  points: Points,
  'black-friday': BlackFriday,
  globoplay: Globoplay,
  'hbo-max': HboMax,
  paramount: Paramount,
  staff: EmployeeOffer,
  city: City,
  chat: Chat,
} as const

export type SceneName = keyof typeof scenes

/**
 * The drawing of a banner, for a dark background (`.night`). On wide screens it fills the right half of the
 * banner, otherwise a strip.
 */
export function BannerScene({ scene = 'street' }: { scene?: SceneName }) {
  const Scene = scenes[scene]
  return (
    <div className="banner-scene">
      <Scene />
    </div>
  )
}
