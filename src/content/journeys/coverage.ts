/** Texts of the journey that only checks coverage. */
import { coveredAddressWords } from '../covered-address-result.ts'
import { cep } from '../steps/cep.ts'
import { nrImovelVariants } from '../steps/nr-imovel-variants.ts'
import { ofertaIndisponivel } from '../steps/oferta-indisponivel.ts'
import { planos } from '../steps/planos.ts'
import { verificandoDisponibilidade } from '../steps/verificando-disponibilidade.ts'
import type { JourneyWords, StepText } from '../text-types.ts'

export const coverageWords: JourneyWords = {
  deskName: 'Consulta de cobertura',
  chatTitle: 'Cobertura por conversa',
  description: {
    chat: 'Pergunte na conversa se a fibra chega ao seu endereço e veja os planos e os preços de lá.',
    pages: 'Consulte pelo CEP e pelo número se a fibra chega ao seu endereço e veja os planos de lá.',
  },
}

/**
 * Texts of the questions in the coverage check, by step id. Most are the same as in an order, except for the
 * page title.
 */
export const coverageTexts = {
  cep: { ...cep, title: 'A fibra chega ao seu CEP?' },
  'nr-imovel': { ...nrImovelVariants, title: 'A fibra chega ao seu número?' },
  'verificando-disponibilidade': { ...verificandoDisponibilidade, title: 'Consultando a cobertura' },
  'oferta-indisponivel': { ...ofertaIndisponivel, title: 'Sem vagas no endereço' },
  planos: { ...planos, title: 'Planos que chegam a você', submit: coveredAddressWords.choose },
} satisfies Readonly<Record<string, StepText>>
