/**
 * Journey `b-mobile`, the order of a mobile brand's customers. It differs from journey `mobile` in that
 * CEP and house number are on one page.
 */
import { cepAndHouseNumber } from '../../content/forms/cep-and-house-number.ts'
import { bMobileJourney } from '../../funnel/journeys/b-mobile/journey.ts'
import { watchTypedCep } from '../../sagas/coverage/watch-typed-cep.ts'
import { mobileBundle } from './mobile.ts'
import { registerJourney } from './register-journey.ts'

export const journeyParts = registerJourney({
  id: bMobileJourney.id,
  ...mobileBundle,
  forms: { cep: cepAndHouseNumber },
  watch: watchTypedCep,
})
