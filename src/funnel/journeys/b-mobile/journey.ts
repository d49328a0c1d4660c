import { addJourney } from '../../journey-registry.ts'
import { addressPage } from '../b/journey.ts'
import { mobileJourney, pagesAfterAddress } from '../mobile/journey.ts'

/**
 * Journey for customers of a mobile plan in campaigns under /b. It asks for CEP (postcode) and house number on one
 * page.
 */
export const bMobileJourney = addJourney({
  ...mobileJourney,
  id: 'b-mobile',
  pages: [addressPage, ...pagesAfterAddress],
})
