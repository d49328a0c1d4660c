import { confirmacaoColaborador as confirmacaoText } from '../../content/steps/confirmacao-colaborador.ts'
import { emailColaborador } from '../../content/steps/email-colaborador.ts'
import { collaborator, corporateEmail } from '../../funnel/journeys/collaborator.ts'
import { confirmacaoColaborador } from '../../funnel/steps/confirmacao-colaborador.ts'
import { codeParts } from '../../sagas/code/code.ts'
import { collaboratorSubject } from '../../sagas/subject/collaborator.ts'
import { checkoutLater, registerJourney } from './parts.ts'
import { ofCheckout } from './standard.ts'

/** The employee offer with its e-mail code. */
export const parts = registerJourney({
  id: collaborator.id,
  ...ofCheckout,
  ...codeParts,
  subject: collaboratorSubject,
  later: async () => {
    const checkout = await checkoutLater()
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
