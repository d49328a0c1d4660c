/**
 * The compact journey, which puts several questions on each page. Its first page also asks for personal
 * data, so its first bundle contains the steps for name, phone and e-mail.
 */
import { cepDadosCliente } from '../../content/forms/cep-dados-cliente.ts'
import { dadosPessoais } from '../../content/forms/dados-pessoais.ts'
import { instalacaoPagamento } from '../../content/forms/instalacao-pagamento.ts'
import { nameAndEmailProblems } from '../../content/problems/name-and-email.ts'
import { phoneProblems } from '../../content/problems/phone.ts'
import { email as emailText } from '../../content/steps/email.ts'
import { nome as nomeText } from '../../content/steps/nome.ts'
import { telefone as telefoneText } from '../../content/steps/telefone.ts'
import { compactJourney } from '../../funnel/journeys/compact/journey.ts'
import { email } from '../../funnel/steps/email.ts'
import { nome } from '../../funnel/steps/nome.ts'
import { telefone } from '../../funnel/steps/telefone.ts'
import { watchTypedCep } from '../../sagas/coverage/watch-typed-cep.ts'
import { registerJourney } from './register-journey.ts'
import { addressSteps } from './standard.ts'

export const journeyParts = registerJourney({
  id: compactJourney.id,
  ...addressSteps,
  drawings: 'fibre',
  steps: [...addressSteps.steps, [nome, nomeText], [telefone, telefoneText], [email, emailText]],
  forms: {
    'cep-dados-cliente': cepDadosCliente,
    'dados-pessoais': dadosPessoais,
    'instalacao-pagamento': instalacaoPagamento,
  },
  problems: { ...addressSteps.problems, ...nameAndEmailProblems, ...phoneProblems },
  watch: watchTypedCep,
})
