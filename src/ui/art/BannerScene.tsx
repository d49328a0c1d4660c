import { BlackFriday } from './scenes/BlackFriday.tsx'
import { Chat } from './scenes/Chat.tsx'
import { City } from './scenes/City.tsx'
import { Globoplay } from './scenes/Globoplay.tsx'
import { HboMax } from './scenes/HboMax.tsx'
import { Mobile } from './scenes/Mobile.tsx'
import { Paramount } from './scenes/Paramount.tsx'
import { LoyaltyProgramme } from './scenes/LoyaltyProgramme.tsx'
import { EmployeeOffer } from './scenes/EmployeeOffer.tsx'
import { Street } from './scenes/Street.tsx'

/**
 * The drawings for banners of landing pages, by the name that a campaign uses. `chat` appears only in link previews.
 */
export const scenes = {
  street: Street,
  mobile: Mobile,
  points: LoyaltyProgramme,
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
 * Draws the scene of a landing page's banner, on a dark background (`.night`). On wide screens it fills the right half
 * of the banner, on others a strip.
 */
export function BannerScene({ scene = 'street' }: { scene?: SceneName }) {
  const Scene = scenes[scene]
  return (
    <div className="banner-scene">
      <Scene />
    </div>
  )
}
