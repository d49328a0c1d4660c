import { addJourney } from '../../journeys.ts'
import { onePageAddress } from '../b/journey.ts'
import { mobile, pagesOfMobile } from '../mobile/journey.ts'

/**
 * Journey for customers of a mobile plan in the campaigns under `b`. CEP (postcode) and house number are
 * asked on one page (D4, D5).
 */
export const bMobile = addJourney({
  ...mobile,
  id: 'b-mobile',
  pages: onePageAddress(pagesOfMobile),
})
