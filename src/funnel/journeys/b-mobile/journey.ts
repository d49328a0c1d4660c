/** Journey of mobile customers in campaigns under /b: their order asks for CEP (postcode) and house number on one page. */
import { addJourney } from '../../journey-registry.ts'
import { pagesWith } from '../../derive-pages-from-other-journey.ts'
import { addressPage } from '../b/journey.ts'
import { mobileJourney, mobileNumberPage } from '../mobile/journey.ts'
import { checkoutPages } from '../standard/journey.ts'

const pages = pagesWith(checkoutPages, { before: { cep: [addressPage], nome: [mobileNumberPage] } })

export const bMobileJourney = addJourney({ ...mobileJourney, id: 'b-mobile', pages })
