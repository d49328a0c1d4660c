import { consultaTelefone as consultaTelefoneText } from '../../content/steps/consulta-telefone.ts'
import { noPhone } from '../../funnel/journeys/mobile.ts'
import { consultaTelefone } from '../../funnel/steps/consulta-telefone.ts'
import { lineParts } from '../../sagas/line/line.ts'
import { mobileSubject } from '../../sagas/subject/mobile.ts'
import { checkoutLater, type Unregistered } from './parts.ts'
import { ofCheckout } from './standard.ts'

/** A checkout that asks for a mobile line. */
export const ofMobile = {
  ...ofCheckout,
  ...lineParts,
  subject: mobileSubject,
  later: async () => {
    const checkout = await checkoutLater()
    return { ...checkout, steps: [...checkout.steps, [consultaTelefone, consultaTelefoneText], [noPhone]] }
  },
} as const satisfies Omit<Unregistered, 'id'>
