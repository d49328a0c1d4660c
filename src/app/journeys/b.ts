import { address } from '../../content/forms/address.ts'
import { b } from '../../funnel/journeys/b.ts'
import { watchTypedCep } from '../../sagas/coverage/typed-cep.ts'
import { registerJourney } from './parts.ts'
import { ofCheckout } from './standard.ts'

/** CEP and number on one page; otherwise the standard order. */
export const parts = registerJourney({
  id: b.id,
  ...ofCheckout,
  forms: { cep: address },
  watch: watchTypedCep,
})
