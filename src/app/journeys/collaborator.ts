import { confirmacaoColaborador } from '../../content/steps/confirmacao-colaborador.ts'
import { emailColaborador } from '../../content/steps/email-colaborador.ts'
import { addSteps } from '../../funnel/journeys.ts'
import { collaborator, ownSteps } from '../../funnel/journeys/collaborator.ts'
import { addOwnTexts } from '../../questions/texts.ts'
import { codeParts } from '../../sagas/code/code.ts'
import { collaboratorSubject } from '../../sagas/subject/collaborator.ts'
import { checkoutParts, type JourneyParts } from './parts.ts'
import './standard.ts'

const { id } = collaborator

addOwnTexts(id, { email: emailColaborador, 'confirmacao-colaborador': confirmacaoColaborador })

/** The employee offer with its e-mail code. */
export const parts: JourneyParts = {
  ...checkoutParts(id),
  ...codeParts,
  subject: collaboratorSubject,
  later: async () => {
    await checkoutParts(id).later?.()
    addSteps(id, ownSteps)
  },
}
