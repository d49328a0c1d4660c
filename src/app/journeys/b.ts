import { cepAndHouseNumber } from '../../content/forms/cep-and-house-number.ts'
import { bJourney } from '../../funnel/journeys/b/journey.ts'
import { watchTypedCep } from '../../sagas/coverage/watch-typed-cep.ts'
import { registerJourney } from './register-journey.ts'
import { addressSteps } from './standard.ts'

/** Journey `b`: the standard order, with CEP and house number on one page. */
export const journeyParts = registerJourney({
  id: bJourney.id,
  ...addressSteps,
  drawings: 'fibre',
  forms: { cep: cepAndHouseNumber },
  watch: watchTypedCep,
})
