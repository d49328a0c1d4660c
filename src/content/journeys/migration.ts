/** Texts of the journey of customers who migrate from the old network to fibre. */
import { shownPrice } from '../price-sentence.ts'
import { cep } from '../steps/cep.ts'
import { oldLine } from '../current-plan-of-customer.ts'
import { codigo } from '../steps/codigo.ts'
import { confirmacao } from '../steps/confirmacao.ts'
import { consultaCpf } from '../steps/consulta-cpf.ts'
import { cpf } from '../steps/cpf.ts'
import { endereco } from '../steps/endereco.ts'
import { nrImovelVariants } from '../steps/nr-imovel-variants.ts'
import { semOfertas } from '../steps/sem-ofertas.ts'
import { verificandoDisponibilidade } from '../steps/verificando-disponibilidade.ts'
import type { JourneyWords, StepText } from '../text-types.ts'

export const migrationWords: JourneyWords = {
  deskName: 'Migração para a Ultrafibra',
  chatTitle: 'Sua migração por conversa',
  description: {
    chat: 'Cliente da rede antiga? Veja na conversa as ofertas do seu CPF e passe para a fibra.',
    pages: 'Cliente da rede antiga? Consulte as ofertas do seu CPF e passe para a fibra em poucos passos.',
  },
}

/** Texts of the step in which a migrating customer chooses an offer. */
const ofertas: StepText = {
  title: 'Suas ofertas de fibra',
  heading: 'Qual destes planos de fibra você quer?',
  again: 'Qual plano você prefere?',
  why: 'Ofertas de quem já é cliente, com modem Wi-Fi.',
  labels: { idPlan: 'Plano' },
  submit: 'Continuar com este plano',
  before: 'Achamos o seu cadastro.',
  help: 'Toque no plano que combina com a sua casa. Quer comparar? Todos incluem o modem com Wi-Fi; mudam a velocidade e o streaming.',
  name: 'plano',
  words: ['plano', 'planos', 'velocidade', 'oferta', 'ofertas'],
  shown: (values) => `${values.plan}, ${shownPrice(values)}`,
  row: { group: 'plan', label: 'Plano' },
}

/** Texts of the steps for customers who migrate from the old network to fibre, by step id. */
export const migrationTexts: Readonly<Record<string, StepText>> = {
  'consulta-cpf': {
    ...consultaCpf,
    title: 'Migre para a Ultrafibra',
    why: 'Com ele achamos as suas ofertas de fibra.',
    greeting: 'Oi! Que bom ter você com a gente.',
    row: undefined,
  },
  'sem-ofertas': {
    ...semOfertas,
    title: 'Nenhuma oferta de migração',
    heading: 'Não achamos uma oferta de migração para este CPF',
    variants: {
      ...semOfertas.variants,
      other: {
        heading: 'Não achamos uma oferta de migração para este CPF',
        why: 'Para ele há ofertas de renovação, de quem já tem a fibra. Nada foi pedido: só seguimos com elas se você quiser.',
      },
    },
  },
  ofertas,
  endereco,
  'verificando-disponibilidade': verificandoDisponibilidade,
  codigo,
  // `words` is empty because the CPF was asked for at the start and cannot be corrected here
  cpf: { ...cpf, words: [] },
  cep: {
    ...cep,
    title: 'CEP do novo endereço',
    heading: 'Qual é o CEP do outro endereço?',
    again: 'E o CEP do outro endereço?',
    why: 'Com ele vemos se a fibra já chega lá.',
  },
  'nr-imovel': {
    ...nrImovelVariants,
    title: 'Número do novo endereço',
    heading: 'Qual é o número da casa ou do prédio nesse CEP?',
  },
  confirmacao: { ...confirmacao, today: oldLine },
}
