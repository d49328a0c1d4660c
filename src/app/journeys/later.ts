import { answerProblems } from '../../content/problems/answers.ts'
import { ativarDebito as ativarDebitoText } from '../../content/steps/ativar-debito.ts'
import { confirmacao as confirmacaoText } from '../../content/steps/confirmacao.ts'
import { confirmandoDados as confirmandoDadosText } from '../../content/steps/confirmando-dados.ts'
import { contaDebito as contaDebitoText } from '../../content/steps/conta-debito.ts'
import { cpf as cpfText } from '../../content/steps/cpf.ts'
import { dataDeVencimento as dataDeVencimentoText } from '../../content/steps/data-de-vencimento.ts'
import { dataInstalacao as dataInstalacaoText } from '../../content/steps/data-instalacao.ts'
import { dataNascimento as dataNascimentoText } from '../../content/steps/data-nascimento.ts'
import { email as emailText } from '../../content/steps/email.ts'
import { erro1 as erro1Text } from '../../content/steps/erro1.ts'
import { erro2 as erro2Text } from '../../content/steps/erro2.ts'
import { instalacao as instalacaoText } from '../../content/steps/instalacao.ts'
import { nome as nomeText } from '../../content/steps/nome.ts'
import { nomeMae as nomeMaeText } from '../../content/steps/nome-mae.ts'
import { ofertaIndisponivel as ofertaIndisponivelText } from '../../content/steps/oferta-indisponivel.ts'
import { pedidoRealizado as pedidoRealizadoText } from '../../content/steps/pedido-realizado.ts'
import { planos as planosText } from '../../content/steps/planos.ts'
import { telefone as telefoneText } from '../../content/steps/telefone.ts'
import { validacao as validacaoText } from '../../content/steps/validacao.ts'
import { nrImovelDoubts } from '../../content/steps/nr-imovel-doubts.ts'
import type { StepText } from '../../content/types.ts'
import { addSteps } from '../../funnel/journeys.ts'
import { ativarDebito } from '../../funnel/steps/ativar-debito.ts'
import { confirmacao } from '../../funnel/steps/confirmacao.ts'
import { confirmandoDados } from '../../funnel/steps/confirmando-dados.ts'
import { contaDebito } from '../../funnel/steps/conta-debito.ts'
import { cpf } from '../../funnel/steps/cpf.ts'
import { dataDeVencimento } from '../../funnel/steps/data-de-vencimento.ts'
import { dataInstalacao } from '../../funnel/steps/data-instalacao.ts'
import { dataNascimento } from '../../funnel/steps/data-nascimento.ts'
import { email } from '../../funnel/steps/email.ts'
import { erro1 } from '../../funnel/steps/erro1.ts'
import { erro2 } from '../../funnel/steps/erro2.ts'
import { instalacao } from '../../funnel/steps/instalacao.ts'
import { nome } from '../../funnel/steps/nome.ts'
import { nomeMae } from '../../funnel/steps/nome-mae.ts'
import { ofertaIndisponivel } from '../../funnel/steps/oferta-indisponivel.ts'
import { pedidoRealizado } from '../../funnel/steps/pedido-realizado.ts'
import { planos } from '../../funnel/steps/planos.ts'
import { telefone } from '../../funnel/steps/telefone.ts'
import { validacao } from '../../funnel/steps/validacao.ts'
import type { JourneyId, Step } from '../../funnel/types.ts'
import { addProblems } from '../../questions/problem-texts.ts'
import { addTexts } from '../../questions/texts.ts'

/** Every step of the checkout after the first ones with its texts; loaded while the first are being answered. */
const later: readonly (readonly [Step, StepText])[] = [
  [ofertaIndisponivel, ofertaIndisponivelText],
  [planos, planosText],
  [nome, nomeText],
  [telefone, telefoneText],
  [email, emailText],
  [dataNascimento, dataNascimentoText],
  [nomeMae, nomeMaeText],
  [cpf, cpfText],
  [instalacao, instalacaoText],
  [dataDeVencimento, dataDeVencimentoText],
  [ativarDebito, ativarDebitoText],
  [contaDebito, contaDebitoText],
  [confirmandoDados, confirmandoDadosText],
  [validacao, validacaoText],
  [erro1, erro1Text],
  [erro2, erro2Text],
  [dataInstalacao, dataInstalacaoText],
  [confirmacao, confirmacaoText],
  [pedidoRealizado, pedidoRealizadoText],
]

/** Adds these steps to a journey of the checkout. */
export function addLater(journey: JourneyId): void {
  addSteps(
    journey,
    later.map(([step]) => step),
  )
  addProblems(answerProblems)
  addTexts(Object.fromEntries(later.map(([{ id }, text]) => [id, text])))
  addTexts({ 'nr-imovel': nrImovelDoubts })
}
