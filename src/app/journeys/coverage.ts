/** The coverage journey, which checks an address without an order. */
import { coverageTexts, coverageWords } from '../../content/journeys/coverage.ts'
import { checkoutProblems } from '../../content/problems/plan-installation-and-payment.ts'
import { houseProblems } from '../../content/problems/house-number-format.ts'
import { nameAndEmailProblems } from '../../content/problems/name-and-email.ts'
import { phoneProblems } from '../../content/problems/phone.ts'
import { comCobertura as comCoberturaText } from '../../content/steps/com-cobertura.ts'
import { semCobertura } from '../../content/steps/sem-cobertura.ts'
import {
  houseInTownStep,
  plansAtAddressStep,
  soldOutStep,
  unservedStep,
} from '../../funnel/journeys/coverage/adapted-checkout-steps.ts'
import { coverageJourney } from '../../funnel/journeys/coverage/journey.ts'
import { cep } from '../../funnel/steps/cep.ts'
import { comCobertura } from '../../funnel/journeys/coverage/com-cobertura.ts'
import { verificandoDisponibilidade } from '../../funnel/steps/verificando-disponibilidade.ts'
import { submitCall } from '../../sagas/contact/waiting-list-and-call-requests.ts'
import {
  arriveAtPlans,
  submitPlan,
  watchCheckoutAsked,
  lookUpTown,
  coverageJourneyApiCalls,
} from '../../sagas/coverage/coverage-journey.ts'
import { joinWaitingList } from '../../sagas/contact/join-waiting-list.ts'
import { registerJourney, loadLaterSagas } from './register-journey.ts'
import { addressCoveredText } from './standard/address-covered-text.ts'
import { addressSteps } from './standard.ts'

export const journeyParts = registerJourney({
  id: coverageJourney.id,
  words: coverageWords,
  steps: [
    [cep, coverageTexts.cep],
    [houseInTownStep, coverageTexts['nr-imovel']],
    [verificandoDisponibilidade, coverageTexts['verificando-disponibilidade']],
    [unservedStep, semCobertura],
    [soldOutStep, coverageTexts['oferta-indisponivel']],
    [plansAtAddressStep, coverageTexts.planos],
    [comCobertura, comCoberturaText],
  ],
  problems: {
    ...addressSteps.problems,
    ...houseProblems,
    ...nameAndEmailProblems,
    ...phoneProblems,
    ...checkoutProblems,
  },
  drawings: 'fibre',
  views: { call: async () => import('./coverage/CallOrOrderAtCoveredAddress.tsx') },
  found: addressCoveredText,
  recordCalls: coverageJourneyApiCalls,
  needs: { town: lookUpTown, 'address-line': arriveAtPlans, 'waiting-list': joinWaitingList },
  submits: { 'hand-over': submitPlan, call: submitCall },
  watch: watchCheckoutAsked,
  later: loadLaterSagas,
})
