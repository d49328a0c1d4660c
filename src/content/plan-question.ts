/** Texts of the question that asks for a plan. The question shows one card for each speed. */
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { choiceInWords, listInWords } from '../lib/list-in-words.ts'

export const planQuestion = {
  /** Why a plan is suggested. It replaces any other badge. */
  suggested: {
    /** The plan advice, for a household told in words. */
    household: (told: readonly string[]) =>
      told.length > 0 ? `Sugerido: ${listInWords(told)}` : 'Sugerido para você',
    /** What the visitor said before the plans were known: a speed, a streaming service or both. */
    words: (names: string) => (names ? `Você pediu: ${names}` : 'Como você pediu'),
    link: 'Sugerido pelo seu link',
  },
  /** Shown above the plans if the link named a plan that is not sold at the address. */
  linkedNotSold: (plan: string) =>
    `O ${plan} que você escolheu não é vendido neste endereço. Estes são os que chegam até a sua casa.`,
  /** Badge of the only card with the highest speed. */
  fastest: 'Mais rápido',
  /** Badge of the only card with the lowest price. */
  cheapest: 'Menor preço',
  /** Opens the cards beyond those that are shown at first. */
  all: 'Ver todos os planos',
  /** Closes them again. */
  fewer: 'Ver menos planos',
  /** Below the cards, before the number of sales. */
  forCompanies: 'Para uma empresa, o contrato sai no CNPJ. Plano só para empresas: ',
  /** Above the cards: by which payment their prices are. */
  payment: {
    label: 'Preços por forma de pagamento',
    withDebit: 'Com débito automático',
    withoutDebit: 'Sem débito',
    /** Where only one of them can be had. */
    only: (condition: string) => `Preços ${condition}`,
    /** What the shown prices save, or cost more, beside the other ones. */
    difference: (
      price: string,
      { directDebit, isFirstYear }: { directDebit: boolean; isFirstYear: boolean },
    ) => `${price} ${directDebit ? 'a menos' : 'a mais'} por mês${isFirstYear ? ', por 12 meses' : ''}`,
  },
  /** What a card's plan has in addition to, or instead of, the services of the card before, whose plan is named. */
  servicesBeside: (plan: string, more: string, less: string) => {
    if (less) return more ? `Sem ${less}, mais ${more}` : `Os serviços do ${plan}, sem ${less}`
    return more ? `Traz ${more}` : `Os mesmos serviços do ${plan}`
  },
  streaming: {
    /**
     * The last lines that say that a card's plan can be had with streaming, the fullest first. `own` is what the plan adds,
     * '' for nothing; `services` are those to choose from.
     */
    optional: (own: string, services: readonly string[]) => [
      ...(own ? [`${own}; streaming opcional`] : []),
      ...(services.length > 0 ? [`${choiceInWords(services)} opcional`] : []),
      'Streaming opcional',
    ],
    /** What such a price becomes after the promotion, where it rises. */
    later: (price: string) => `após 12 meses, ${price}`,
    /** Title of the choice. */
    title: (condition: string) => `Por mês, ${condition}`,
    conditions: { either: 'com ou sem débito automático', withDebit: 'com débito automático' },
    none: 'Sem streaming',
    included: (streaming: string) => `${streaming} incluído`,
    /** A choice that takes the place of the streaming of the card's own plan. */
    insteadOf: (streaming: string, other: string) => `${streaming} em vez de ${other}`,
    /** What a choice brings besides streaming. */
    besides: (services: string) => `e mais ${services}`,
    /** How much more or less a choice costs than the card's own plan; `price` is formatted. */
    more: (price: string) => `mais ${price}`,
    less: (price: string) => `menos ${price}`,
    same: 'mesmo preço',
    /** Read aloud after a choice: what the plan costs with it. */
    total: (price: string, directDebit: boolean) =>
      `. Total de ${price} por mês ${directDebit ? 'com' : 'sem'} débito automático`,
  },
  details: {
    open: 'Detalhes',
    download: 'Download',
    upload: 'Upload',
    devices: 'Aparelhos',
    deviceCount: (count: number) => `até ${count}`,
    services: 'Serviços',
    withDebit: 'Com débito automático',
    withoutDebit: 'Sem débito automático',
    otherPrice: (price: string) => `${price}/mês, por 12 meses`,
    loyalty: 'Fidelidade',
    loyaltyTerms: '12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.',
    noLoyalty: 'Não tem',
  },
  /** What a plan costs in all; `sum` is formatted, and its way to pay stands beside it. */
  wholeCost: {
    label: (months: number) => `Em ${months} meses`,
    eitherWay: (withDebit: string, withoutDebit: string) =>
      `${withDebit} com débito automático, ${withoutDebit} sem`,
  },
  /** Label of the submit button when a plan is chosen. */
  submit: (plan: string) => `Continuar com ${plan}`,
  submitPrice: (price: string, condition: string) => `${price} por mês ${condition}`,
  /** Price of an optional extra, which is added to the price of the plan; '' as `condition` if all extras have one. */
  extraPrice: (price: string, condition: string) =>
    condition ? `mais ${price} por mês ${condition}` : `mais ${price}`,
  /** Said once of extras that all have one condition. */
  extras: (condition: string) => `Soma-se à oferta, por mês, ${condition}.`,
  compare: {
    open: 'Comparar dois planos',
    what: 'O que se compara',
    first: 'Um plano',
    second: 'Outro plano',
    rows: {
      download: 'Download',
      upload: 'Upload',
      withDebit: 'Por mês, com débito automático',
      withoutDebit: 'Por mês, sem débito automático',
      afterPromotion: 'Por mês, após 12 meses',
      wholeWithDebit: (months: number) => `Em ${months} meses, com débito automático`,
      wholeWithoutDebit: (months: number) => `Em ${months} meses, sem débito automático`,
      devices: 'Aparelhos',
      loyalty: 'Fidelidade',
    },
    /** The operator recommends a number of devices for some speeds only. */
    unknownDevices: 'Não informado',
    isIncluded: 'Incluso',
    isNotIncluded: 'Não incluso',
  },
} as const

/** Says how much more or less a month something costs: 'mais R$ 10,00'. */
export function differenceInWords(reais: number): string {
  const { more, less, same } = planQuestion.streaming
  if (reais === 0) return same
  const price = unbrokenBRL(Math.abs(reais))
  return reais > 0 ? more(price) : less(price)
}
