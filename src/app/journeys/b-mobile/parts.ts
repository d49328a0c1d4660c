import { address } from '../../../content/forms/address.ts'
import { bMobile } from '../../../funnel/journeys/b-mobile/journey.ts'
import { watchTypedCep } from '../../../sagas/coverage/typed-cep.ts'
import { ofMobile } from '../mobile/parts.ts'
import { registerJourney } from '../register.ts'

/** A mobile brand whose CEP and number share one page. */
export const parts = registerJourney({
  id: bMobile.id,
  ...ofMobile,
  forms: { cep: address },
  watch: watchTypedCep,
})
