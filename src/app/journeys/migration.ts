/** The migration journey, in which customers of the old network move to fibre. */
import { migrationTexts, migrationWords } from '../../content/journeys/migration.ts'
import { documentProblems } from '../../content/problems/document-and-birth-date.ts'
import { migrationJourney } from '../../funnel/journeys/migration/journey.ts'
import { codigo } from '../../funnel/steps/codigo.ts'
import { confirmacao } from '../../funnel/steps/confirmacao.ts'
import { consultaCpf } from '../../funnel/steps/consulta-cpf.ts'
import { endereco } from '../../funnel/journeys/migration/endereco.ts'
import { ofertas } from '../../funnel/journeys/migration/ofertas.ts'
import { migrationSteps } from '../../funnel/journeys/migration/adapted-checkout-steps.ts'
import { semOfertas } from '../../funnel/steps/sem-ofertas.ts'
import type { Step } from '../../funnel/step-and-journey-types.ts'
import type { StepEntry } from '../../questions/journey-part-registry.ts'
import { emailCodeSagas } from '../../sagas/code/send-and-check-emailed-code.ts'
import { checkMigrationAddress } from '../../sagas/coverage/check-migration-address.ts'
import { watchOtherOffers } from '../../sagas/customer-lookup/switch-renewal-and-migration.ts'
import {
  submitDocumentNumber,
  checkLookupAvailability,
} from '../../sagas/customer-lookup/submit-document-number.ts'
import { migrationApiCalls } from '../../sagas/server-record/migration-api-calls.ts'
import { loadCheckout, registerJourney } from './register-journey.ts'

/** Pairs a step with the migration journey's text for it. If there is none, the checkout's text applies. */
const inItsWords = (step: Step): StepEntry => [step, migrationTexts[step.id]]

export const journeyParts = registerJourney({
  id: migrationJourney.id,
  words: migrationWords,
  steps: [consultaCpf, semOfertas].map(inItsWords),
  problems: documentProblems,
  drawings: 'fibre',
  views: { address: async () => import('./migration/KeepAddressQuestion.tsx') },
  recordCalls: migrationApiCalls,
  needs: { ...emailCodeSagas.needs, coverage: checkMigrationAddress, customers: checkLookupAvailability },
  submits: { ...emailCodeSagas.submits, document: submitDocumentNumber },
  watch: watchOtherOffers,
  later: async () => {
    const checkout = await loadCheckout()
    const own = [ofertas, endereco, ...migrationSteps, codigo, confirmacao]
    return { ...checkout, steps: [...checkout.steps, ...own.map(inItsWords)] }
  },
})
