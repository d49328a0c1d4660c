import { address } from '../../content/forms/address.ts'
import { bMobile } from '../../funnel/journeys/b-mobile.ts'
import { addFormTexts } from '../../questions/texts.ts'
import { watchTypedCep } from '../../sagas/coverage/typed-cep.ts'
import { mobileParts } from './mobile-parts.ts'

addFormTexts(bMobile.id, { cep: address })

/** A mobile brand whose CEP and number share one page. */
export const parts = { ...mobileParts(bMobile.id), watch: watchTypedCep }
