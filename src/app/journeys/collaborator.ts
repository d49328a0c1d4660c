/** The employee offer (journey `collaborator`), which sends a code to the employee's e-mail address. */
import { confirmacaoColaborador as confirmacaoText } from '../../content/steps/confirmacao-colaborador.ts'
import { emailColaborador } from '../../content/journeys/collaborator.ts'
import { corporateEmail } from '../../funnel/journeys/collaborator/email.ts'
import { collaboratorJourney } from '../../funnel/journeys/collaborator/journey.ts'
import { confirmacaoColaborador } from '../../funnel/journeys/collaborator/confirmacao-colaborador.ts'
import { emailCodeSagas } from '../../sagas/code/send-and-check-emailed-code.ts'
import { employeeOfferLeadApiCalls } from '../../sagas/server-record/employee-offer-lead-api-calls.ts'
import { loadCheckout, registerJourney } from './register-journey.ts'
import { addressSteps } from './standard.ts'

export const journeyParts = registerJourney({
  id: collaboratorJourney.id,
  ...addressSteps,
  drawings: 'fibre',
  ...emailCodeSagas,
  recordCalls: employeeOfferLeadApiCalls,
  later: async () => {
    const checkout = await loadCheckout()
    return {
      ...checkout,
      steps: [
        ...checkout.steps,
        [corporateEmail, emailColaborador],
        [confirmacaoColaborador, confirmacaoText],
      ],
    }
  },
})
