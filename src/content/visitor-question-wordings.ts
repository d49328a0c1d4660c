/**
 * The one table of what visitors ask, remark and wish besides answering, with the wordings by which the chat knows each
 * (docs/how-to/add-a-kind-of-value.md). A further wording makes a topic better known; nothing else need be changed. The
 * answers are elsewhere (visitor-questions.ts).
 */
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { contractWordings } from './visitor-questions/wordings/contract.ts'
import { coverageAndInstallationWordings } from './visitor-questions/wordings/coverage-and-installation.ts'
import { personalDataWordings } from './visitor-questions/wordings/personal-data-and-contact.ts'
import { planWordings } from './visitor-questions/wordings/plans.ts'
import { priceWordings } from './visitor-questions/wordings/price.ts'
import { dataWordings } from './visitor-questions/wordings/remarks-on-data.ts'
import { moneyWordings } from './visitor-questions/wordings/remarks-on-money.ts'
import { orderWordings } from './visitor-questions/wordings/remarks-on-order.ts'
import { serviceWordings } from './visitor-questions/wordings/remarks-on-service.ts'
import { requestWordings } from './visitor-questions/wordings/requests.ts'

const facts = {
  ...priceWordings,
  ...contractWordings,
  ...coverageAndInstallationWordings,
  ...planWordings,
  ...personalDataWordings,
}

/** Id of a question that visitors may ask. */
export type FactId = keyof typeof facts

/** Ids of all questions that visitors may ask, in the order of the FAQ. */
export const factIds = Object.keys(facts) as readonly FactId[]

export const isFact = (id: string): id is FactId => Object.hasOwn(facts, id)

/** Wordings are separated by bars, and may be broken into lines. */
const apart = (wordings: string): readonly string[] =>
  wordings.split('|').map((each) => each.trim().replace(/\s+/g, ' '))

/** Wordings of every topic: questions, remarks, wishes, commands, small talk. */
export const wordingsOfTopics: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<string>({
    ...facts,
    ...moneyWordings,
    ...serviceWordings,
    ...dataWordings,
    ...orderWordings,
    ...requestWordings,
  }).map(([id, wordings]) => [id, apart(wordings)]),
)

/** Topics that are likelier at some questions than elsewhere. */
export const topicsExpectedAt: Readonly<Record<StepId, readonly string[]>> = {
  cep: ['o-que-e-cep', 'por-que-cep', 'quer-contratar', 'cobertura', 'preco', 'radio-fibra', 'para-empresa'],
  'nr-imovel': ['autorizacao', 'apartamento-precisa', 'passagem-do-cabo', 'por-que-numero'],
  planos: [
    'trocar-plano',
    'conselho',
    'comparar',
    'serve',
    'compensa',
    'caro',
    'preco',
    'ver-planos',
    'mais-barato',
  ],
  nome: ['em-nome-de-quem', 'por-que-nome', 'nome-social', 'como-no-documento', 'empresa'],
  telefone: ['por-que-telefone', 'telefone-serve', 'o-que-e-ddd', 'dado-de-antes'],
  email: [
    'sem-email',
    'email-serve',
    'por-que-email',
    'o-que-sao-ofertas',
    'recusa-ofertas',
    'mudar-resposta',
  ],
  cpf: ['por-que-cpf', 'sem-cpf', 'outro-documento', 'nome-negativado', 'cpf-do-titular'],
  'data-nascimento': ['por-que-nascimento', 'idade', 'formato-da-data'],
  'nome-mae': ['por-que-mae', 'sem-mae', 'nome-da-mae', 'mae-falecida'],
  'data-de-vencimento': ['o-que-e-vencimento', 'vencimento-mudar', 'dias-de-vencimento', 'primeira-fatura'],
  'ativar-debito': ['debito-desconto', 'sem-debito', 'o-que-e-debito', 'pagamento-formas', 'cancelar-debito'],
  'conta-debito': [
    'conta-de-quem',
    'banco-aceito',
    'por-que-conta',
    'medo-conta',
    'formato-da-conta',
    'mudar-resposta',
  ],
  'data-instalacao': [
    'dias-da-visita',
    'hora-da-visita',
    'aviso-da-visita',
    'visita-incerta',
    'instalacao-quem',
  ],
  confirmacao: ['caro', 'multa', 'desistir', 'confirmacao-por-email', 'resumo', 'contrato'],
}

/** Topics that exist only at some questions: elsewhere their words say something else. */
export const topicsOnlyAt: Readonly<Record<string, readonly StepId[]>> = {
  'pessoa-pf': ['cpf'],
  'pessoa-pj': ['cpf'],
  'dia-nao-muda-preco': ['data-de-vencimento'],
  'conta-nao-cartao': ['conta-debito'],
  'formato-da-conta': ['conta-debito'],
  'formato-da-data': ['data-nascimento'],
  'pedido-code': ['codigo', 'code', 'confirmacao-colaborador'],
  'pedido-withdraw': ['com-cobertura', 'oferta-indisponivel', 'sem-cobertura'],
}
