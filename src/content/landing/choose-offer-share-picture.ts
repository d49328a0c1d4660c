/**
 * Chooses the drawing and the lines of text for the picture that is shown with a shared link to a plan or a campaign.
 * The server draws the picture (server/site/draw-share-picture.ts).
 */
import { planLinkPreview, type SharedPlan } from '../plan-link-preview.ts'
import type { SharePictureName } from './share-pictures.ts'

/** The picture of a link to a campaign or a plan. */
export type OfferPicture = Pick<SharedPlan, 'name' | 'withDebit' | 'state'> & {
  readonly scene: SharePictureName
  /** The heading of the campaign's page; '' on the picture of a plan. */
  readonly heading: string
}

/** Returns the address of a picture, which only the server can give. */
export type AddressOfPicture = (picture: OfferPicture) => string

/** Returns the lines that are written on a picture: the heading, the offer and its condition. */
export const linesOn = (picture: OfferPicture) => {
  const { plan, price, condition } = planLinkPreview.picture
  return {
    heading: picture.heading,
    plan: plan(picture),
    price: price(picture),
    condition: condition(picture),
  }
}

/** Returns the picture of a plan, over the drawing of the streaming service that it is named after. */
export function planPicture({ name, withDebit, state }: SharedPlan): OfferPicture {
  const [, scene = 'street'] = SERVICES.find(([service]) => service.test(name)) ?? []
  return { scene, heading: '', name, withDebit, state }
}

const SERVICES: readonly (readonly [RegExp, SharePictureName])[] = [
  [/globoplay/i, 'globoplay'],
  [/hbo/i, 'hbo-max'],
  [/paramount/i, 'paramount'],
]
