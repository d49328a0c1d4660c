import { cepAndHouseNumber } from '../../../content/forms/cep-and-house-number.ts'
import { bJourney } from '../../../funnel/journeys/b/journey.ts'
import { watchTypedCep } from '../../../sagas/coverage/watch-typed-cep.ts'
import { registerJourney } from '../register-journey.ts'
import { addressStepsBundle } from '../address-steps-bundle.ts'

/** Browser code of journey `b`: the standard order, with CEP and house number on one page. */
export const browserBundle = registerJourney({
  id: bJourney.id,
  ...addressStepsBundle,
  drawings: 'fibre',
  forms: { cep: cepAndHouseNumber },
  watch: watchTypedCep,
})
