/** The mobile journey, for customers of the operator's mobile brands. */
import { consultaTelefone as consultaTelefoneText } from '../../content/steps/consulta-telefone.ts'
import { consultaTelefone } from '../../funnel/journeys/mobile/consulta-telefone.ts'
import { mobileJourney } from '../../funnel/journeys/mobile/journey.ts'
import { telefoneNotAsked } from '../../funnel/journeys/mobile/telefone.ts'
import { mobileNumberSagas, mobileLeadApiCalls } from '../../sagas/mobile-line.ts'
import { type JourneyParts, loadCheckout, registerJourney } from './register-journey.ts'
import { addressSteps } from './standard.ts'

/** First steps and sagas of a checkout that also asks for the visitor's mobile number with the operator. */
export const mobileBundle = {
  ...addressSteps,
  ...mobileNumberSagas,
  drawings: 'fibre',
  views: { line: async () => import('./mobile/MobileNumberQuestion.tsx') },
  recordCalls: mobileLeadApiCalls,
  later: async () => {
    const checkout = await loadCheckout()
    return {
      ...checkout,
      steps: [...checkout.steps, [consultaTelefone, consultaTelefoneText], [telefoneNotAsked]],
    }
  },
} as const satisfies Omit<JourneyParts, 'id'>

export const journeyParts = registerJourney({ id: mobileJourney.id, ...mobileBundle })
