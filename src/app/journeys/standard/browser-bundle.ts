/** Browser code of the standard journey: the steps for the address. The later steps are loaded afterwards. */
import { standardJourney } from '../../../funnel/journeys/standard/journey.ts'
import { addressStepsBundle } from '../address-steps-bundle.ts'
import { registerJourney } from '../register-journey.ts'

export const browserBundle = registerJourney({
  id: standardJourney.id,
  ...addressStepsBundle,
  drawings: 'fibre',
})
