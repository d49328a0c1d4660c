import { everyProblem } from '../../content/problems/every.ts'
import { ativarDebito } from '../../content/steps/ativar-debito.ts'
import { confirmacao } from '../../content/steps/confirmacao.ts'
import { confirmandoDados } from '../../content/steps/confirmando-dados.ts'
import { contaDebito } from '../../content/steps/conta-debito.ts'
import { cpf } from '../../content/steps/cpf.ts'
import { dataDeVencimento } from '../../content/steps/data-de-vencimento.ts'
import { dataInstalacao } from '../../content/steps/data-instalacao.ts'
import { dataNascimento } from '../../content/steps/data-nascimento.ts'
import { email } from '../../content/steps/email.ts'
import { erro1 } from '../../content/steps/erro1.ts'
import { erro2 } from '../../content/steps/erro2.ts'
import { instalacao } from '../../content/steps/instalacao.ts'
import { nomeMae } from '../../content/steps/nome-mae.ts'
import { nome } from '../../content/steps/nome.ts'
import { nrImovelDoubts } from '../../content/steps/nr-imovel-doubts.ts'
import { ofertaIndisponivel } from '../../content/steps/oferta-indisponivel.ts'
import { pedidoRealizado } from '../../content/steps/pedido-realizado.ts'
import { planos } from '../../content/steps/planos.ts'
import { telefone } from '../../content/steps/telefone.ts'
import { validacao } from '../../content/steps/validacao.ts'
import { addSteps } from '../../funnel/journeys.ts'
import { laterSteps } from '../../funnel/steps/later.ts'
import type { JourneyId } from '../../funnel/types.ts'
import { addProblems } from '../../questions/problem-texts.ts'
import { addTexts } from '../../questions/texts.ts'

/** Steps and texts of the checkout after its first questions. */
export function addLater(journey: JourneyId): void {
  addSteps(journey, laterSteps)
  addProblems(everyProblem)
  addTexts({
    'ativar-debito': ativarDebito,
    confirmacao,
    'confirmando-dados': confirmandoDados,
    'conta-debito': contaDebito,
    cpf,
    'data-de-vencimento': dataDeVencimento,
    'data-instalacao': dataInstalacao,
    'data-nascimento': dataNascimento,
    email,
    erro1,
    erro2,
    instalacao,
    'nome-mae': nomeMae,
    nome,
    'oferta-indisponivel': ofertaIndisponivel,
    'pedido-realizado': pedidoRealizado,
    planos,
    'nr-imovel': nrImovelDoubts,
    telefone,
    validacao,
  })
}
