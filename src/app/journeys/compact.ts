import { cepDadosCliente } from '../../content/forms/cep-dados-cliente.ts'
import { dadosPessoais } from '../../content/forms/dados-pessoais.ts'
import { instalacaoPagamento } from '../../content/forms/instalacao-pagamento.ts'
import { personProblems } from '../../content/problems/person.ts'
import { phoneProblems } from '../../content/problems/phone.ts'
import { email } from '../../content/steps/email.ts'
import { nome } from '../../content/steps/nome.ts'
import { telefone } from '../../content/steps/telefone.ts'
import { compact } from '../../funnel/journeys/compact.ts'
import { addProblems } from '../../questions/problem-texts.ts'
import { addFormTexts, addTexts } from '../../questions/texts.ts'
import { watchTypedCep } from '../../sagas/coverage/typed-cep.ts'
import { checkoutParts } from './parts.ts'
import './standard.ts'

addProblems({ ...personProblems, ...phoneProblems })
addTexts({ nome, telefone, email })
addFormTexts(compact.id, {
  'cep-dados-cliente': cepDadosCliente,
  'dados-pessoais': dadosPessoais,
  'instalacao-pagamento': instalacaoPagamento,
})

/** Several questions per page (D7). The first page also asks personal data, so those steps are bundled with it. */
export const parts = { ...checkoutParts(compact.id), watch: watchTypedCep }
