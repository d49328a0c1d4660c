/**
 * The checkout's steps after the coverage check, each with its texts. They load while the visitor answers the first
 * questions. The first file of each pair has the step's fields and rules, and what it saves. The second has its texts
 * and its name at the operator's desk.
 */
import { answerProblems } from '../../../content/problems/all-answer-problems.ts'
import { ofertaIndisponivel } from '../../../funnel/steps/oferta-indisponivel.ts'
import { ofertaIndisponivel as ofertaIndisponivelText } from '../../../content/steps/oferta-indisponivel.ts'
import { planos } from '../../../funnel/steps/planos.ts'
import { planos as planosText } from '../../../content/steps/planos.ts'
import { nome } from '../../../funnel/steps/nome.ts'
import { nome as nomeText } from '../../../content/steps/nome.ts'
import { telefone } from '../../../funnel/steps/telefone.ts'
import { telefone as telefoneText } from '../../../content/steps/telefone.ts'
import { email } from '../../../funnel/steps/email.ts'
import { email as emailText } from '../../../content/steps/email.ts'
import { dataNascimento } from '../../../funnel/steps/data-nascimento.ts'
import { dataNascimento as dataNascimentoText } from '../../../content/steps/data-nascimento.ts'
import { nomeMae } from '../../../funnel/steps/nome-mae.ts'
import { nomeMae as nomeMaeText } from '../../../content/steps/nome-mae.ts'
import { cpf } from '../../../funnel/steps/cpf.ts'
import { cpf as cpfText } from '../../../content/steps/cpf.ts'
import { instalacao } from '../../../funnel/steps/instalacao.ts'
import { instalacao as instalacaoText } from '../../../content/steps/instalacao.ts'
import { dataDeVencimento } from '../../../funnel/steps/data-de-vencimento.ts'
import { dataDeVencimentoText } from '../../../content/steps/data-de-vencimento.ts'
import { ativarDebito } from '../../../funnel/steps/ativar-debito.ts'
import { ativarDebitoText } from '../../../content/steps/ativar-debito.ts'
import { contaDebito } from '../../../funnel/steps/conta-debito.ts'
import { contaDebito as contaDebitoText } from '../../../content/steps/conta-debito.ts'
import { confirmandoDados } from '../../../funnel/steps/confirmando-dados.ts'
import { confirmandoDados as confirmandoDadosText } from '../../../content/steps/confirmando-dados.ts'
import { validacao } from '../../../funnel/steps/validacao.ts'
import { validacao as validacaoText } from '../../../content/steps/validacao.ts'
import { erro1 } from '../../../funnel/steps/erro1.ts'
import { erro1 as erro1Text } from '../../../content/steps/erro1.ts'
import { erro2 } from '../../../funnel/steps/erro2.ts'
import { erro2 as erro2Text } from '../../../content/steps/erro2.ts'
import { dataInstalacao } from '../../../funnel/steps/data-instalacao.ts'
import { dataInstalacao as dataInstalacaoText } from '../../../content/steps/data-instalacao.ts'
import { confirmacao } from '../../../funnel/steps/confirmacao.ts'
import { confirmacao as confirmacaoText } from '../../../content/steps/confirmacao.ts'
import { pedidoRealizado } from '../../../funnel/steps/pedido-realizado.ts'
import { pedidoRealizado as pedidoRealizadoText } from '../../../content/steps/pedido-realizado.ts'
import { nrImovel } from '../../../funnel/steps/nr-imovel.ts'
import { nrImovelVariants } from '../../../content/steps/nr-imovel-variants.ts'
import { readPaymentSentence } from '../../../ui/head-values.ts'
import { addressCoveredText } from './address-covered-text.ts'
import type { JourneyPart } from '../../../questions/journey-part-registry.ts'

export const checkoutSteps = {
  steps: [
    [ofertaIndisponivel, ofertaIndisponivelText],
    [planos, planosText],
    [nome, nomeText],
    [telefone, telefoneText],
    [email, emailText],
    [dataNascimento, dataNascimentoText],
    [nomeMae, nomeMaeText],
    [cpf, cpfText],
    [instalacao, instalacaoText],
    [dataDeVencimento, dataDeVencimentoText(readPaymentSentence())],
    [ativarDebito, ativarDebitoText(readPaymentSentence())],
    [contaDebito, contaDebitoText],
    [confirmandoDados, confirmandoDadosText],
    [validacao, validacaoText],
    [erro1, erro1Text],
    [erro2, erro2Text],
    [dataInstalacao, dataInstalacaoText],
    [confirmacao, confirmacaoText],
    [pedidoRealizado, pedidoRealizadoText],
    // already registered: this adds the texts of its variants, which are only shown later
    [nrImovel, nrImovelVariants],
  ],
  problems: answerProblems,
  found: addressCoveredText,
} as const satisfies JourneyPart
