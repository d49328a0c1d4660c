import { address } from '../../content/forms/address.ts'
import { b } from '../../funnel/journeys/b.ts'
import { addFormTexts } from '../../questions/texts.ts'
import { watchTypedCep } from '../../sagas/coverage/typed-cep.ts'
import { checkoutParts } from './parts.ts'
import './standard.ts'

addFormTexts(b.id, { cep: address })

/** CEP and number on one page; otherwise the standard order. */
export const parts = { ...checkoutParts(b.id), watch: watchTypedCep }
