import { address } from '../../../content/forms/address.ts'
import { b } from '../../../funnel/journeys/b/journey.ts'
import { watchTypedCep } from '../../../sagas/coverage/typed-cep.ts'
import { registerJourney } from '../register.ts'
import { ofCheckout } from '../standard/parts.ts'

/** CEP and number on one page; otherwise the standard order. */
export const parts = registerJourney({
  id: b.id,
  ...ofCheckout,
  drawings: 'fibre',
  forms: { cep: address },
  watch: watchTypedCep,
})
