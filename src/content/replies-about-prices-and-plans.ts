/**
 * Chat answers to visitors' remarks about prices, plans and their household. The figures are those of the plans on the
 * screen, each with its condition.
 */
import { choiceInWords, listInWords } from '../lib/list-in-words.ts'
import type { Plan } from '../contract/plan.ts'
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { hasLoyaltyPeriod } from '../lib/has-loyalty-period.ts'
import { capitalised } from '../lib/text.ts'
import { pagePhones } from './brand-and-phones.ts'
import { bringsLoyalty, priceConditions } from './price-conditions.ts'

/** What these texts say about a plan. Prices are formatted, such as 'R$ 59,99'. */
export interface NamedPlan {
  readonly name: string
  readonly withDebit: string
  readonly withoutDebit: string
  readonly full: string
}

/** What a plan costs in all over some months; the sums are formatted. */
export interface WholeCost {
  readonly months: number
  readonly withDebit: string
  readonly withoutDebit: string
}

const monthsInWords = (months: number): string => (months === 1 ? '1 mês' : `${months} meses`)

/** Sums with direct debit: 'R$ 719,88 em 12 meses e R$ 2.639,76 em 24 meses'. */
const sumsInWords = (costs: readonly WholeCost[]): string =>
  listInWords(costs.map(({ months, withDebit }) => `${withDebit} em ${monthsInWords(months)}`))

/** The fields of a plan that say what it costs, and whether it binds. */
type PricedPlan = Pick<
  Plan,
  'plan' | 'price' | 'price_with_dacc' | 'price_full' | 'subscriptions' | 'loyaltyPeriod'
>

/** Several plans, a line each, with their prices for 12 months and then; the condition once, and which of them bind. */
export function pricesOfPlans(plans: readonly PricedPlan[], directDebit: boolean): string {
  const prices = plans.map(({ plan, price: without, price_with_dacc: withDebit, price_full: full }) => {
    const price = directDebit ? withDebit : without
    return `• ${plan}: ${unbrokenBRL(price)}${full > price ? `, depois ${unbrokenBRL(full)}` : ' sempre'}`
  })
  const bound = plans.filter(hasLoyaltyPeriod)
  const named = bound.length < plans.length ? `: ${listInWords(bound.map(({ plan }) => plan))}` : ''
  const binding = `${named === '' ? 'Todos com' : 'Com'} ${bringsLoyalty}${named}`
  const loyalty = bound.length === 0 ? 'Sem fidelidade' : binding
  const condition = directDebit ? priceConditions.withDebit : priceConditions.withoutDebit
  return `por mês ${condition}, nos primeiros 12 meses:\n${prices.join('\n')}\n${loyalty}.`
}

const monthly = ({ name, withDebit }: NamedPlan) => `${name}, ${withDebit} por mês com débito automático`

const unknownPrice =
  'O preço depende do plano e do endereço. Com o CEP e o número você vê os planos que chegam aí, cada um com o preço com e sem débito automático.'

const missingHere = (asked: string) => `O ${asked} não existe neste endereço.`

/** What the visitor said about the household; 'esse uso' if nothing. */
const usage = (told: readonly string[]) => (told.length > 0 ? listInWords(told) : 'esse uso')

export const remarkAnswers = {
  /** Buttons under an answer. Pressing one does what its words would do as a message. */
  buttons: {
    take: (plan: string) => `Quero o ${plan}`,
    compare: (one: string, other: string) => `Comparar ${one} e ${other}`,
    withoutDebit: 'Ver sem débito',
    cheapest: 'Quero o mais barato',
    payByBill: 'Prefiro pagar a fatura',
    payByDebit: 'Quero débito automático',
    address: 'Usar outro endereço',
    person: 'Falar com uma pessoa',
    company: 'É para uma empresa',
    /** For those who leave. */
    erase: 'Apagar meus dados',
    keep: 'Guardar para depois',
  },
  /** The prices of a campaign before the address is known: its cheapest and its most expensive plan. */
  range: (lowest: NamedPlan, highest: NamedPlan) =>
    lowest.name === highest.name
      ? `O ${monthly(lowest)}, nos primeiros 12 meses. Com o CEP vejo se ele chega aí.`
      : `De ${lowest.withDebit}, ${lowest.name}, a ${highest.withDebit}, ${highest.name}, por mês com débito automático, nos primeiros 12 meses. Com o CEP vejo o que chega aí.`,
  /** Used while neither the address nor the campaign's prices are known. */
  unknownPrice,
  cheapestOf: (plan: NamedPlan) =>
    `O mais barato que chega aí é o ${monthly(plan)}, nos primeiros 12 meses. Sem débito automático, são ${plan.withoutDebit}.`,
  cheapestAnywhere: (plan: NamedPlan) =>
    `O mais barato é o ${monthly(plan)}, nos primeiros 12 meses. Com o CEP vejo se ele chega aí.`,
  wholeCost: {
    anyStreaming: 'streaming',
    one: (plan: string, costs: readonly WholeCost[]) =>
      `O ${plan} soma ${sumsInWords(costs)} com débito automático; sem débito, ${listInWords(costs.map(({ withoutDebit }) => withoutDebit))}.`,
    /** How the monthly price changes within the months. */
    parts: (months: number, price: string, full: string) =>
      `São ${monthsInWords(months)} a ${price}; depois, ${full} por mês.`,
    several: (plans: readonly { readonly name: string; readonly costs: readonly WholeCost[] }[]) =>
      `Com débito automático: ${plans.map(({ name, costs }) => `${name}, ${sumsInWords(costs)}`).join('; ')}.`,
    /** `loyalty` is the number of months of the loyalty period; 0 for none. The contract names no fine in reais. */
    leaving: (plan: string, { months, withDebit, withoutDebit }: WholeCost, loyalty: number) => {
      const isBound = months < loyalty
      const bound =
        loyalty === 0
          ? `O ${plan} não tem fidelidade`
          : isBound
            ? `O ${plan} tem fidelidade de ${monthsInWords(loyalty)}`
            : `A fidelidade do ${plan} é de ${monthsInWords(loyalty)}`
      const left = loyalty - months
      const fine = isBound
        ? `, e pode haver multa proporcional ${left === 1 ? 'ao mês que falta' : `aos ${left} meses que faltam`}. O contrato não diz um valor em reais.`
        : ', e não há multa por cancelar.'
      return `${bound}: se você sair depois de ${monthsInWords(months)}, são ${withDebit} em mensalidades com débito automático (${withoutDebit} sem)${fine}`
    },
    /** `told` is what the visitor said about the household, `watched` the streaming that the plan has to include; '' for any. */
    cheapest: (
      plan: string,
      { months, withDebit, withoutDebit }: WholeCost,
      told: readonly string[],
      watched: string,
    ) =>
      `O mais barato em ${monthsInWords(months)}${watched === '' ? '' : ` com ${watched}`}${told.length > 0 ? ` que dá conta de ${listInWords(told)}` : ''} é o ${plan}: ${withDebit} com débito automático; sem débito, ${withoutDebit}.`,
  },
  /** Replies to "tá caro". */
  dear: {
    /** `chosen` is the visitor's plan, `less` how much less the cheapest one costs. */
    switch: (chosen: NamedPlan, cheapest: NamedPlan, less: string) =>
      `Entendo. O mais em conta que chega aí é o ${monthly(cheapest)}: são ${less} a menos que o ${chosen.name}.`,
    cheapest: (cheapest: NamedPlan) =>
      `Entendo. O mais em conta que chega aí é o ${monthly(cheapest)}, nos primeiros 12 meses.`,
    byDebit: (plan: NamedPlan, less: string) =>
      `Entendo. O ${plan.name} já é o mais em conta deste endereço. Com débito automático ele cai de ${plan.withoutDebit} para ${plan.withDebit} por mês, ${less} a menos.`,
    lowest: (plan: NamedPlan) =>
      `Entendo. O ${monthly(plan)}, já é o preço mais baixo deste endereço, e por aqui não há outro desconto.`,
  },
  /** Replies to a rival's price. `price` is formatted; it is missing if the visitor named none. */
  rival: {
    below: (price: string, plan: NamedPlan) =>
      `Não vejo a oferta da outra empresa, então falo da nossa: por até ${price}, o que chega aí é o ${monthly(plan)}. Depois de 12 meses, ${plan.full}. Vale comparar também a velocidade e o preço depois da promoção de lá.`,
    above: (price: string, plan: NamedPlan) =>
      `Não vejo a oferta da outra empresa e não prometo cobrir. Aqui, nada fica abaixo de ${price}: o mais em conta é o ${monthly(plan)}.`,
    unnamed: (plan: NamedPlan) =>
      `Não vejo a oferta da outra empresa, então falo da nossa: o mais em conta que chega aí é o ${monthly(plan)}. Depois de 12 meses, ${plan.full}.`,
    anywhere: (plan: NamedPlan) =>
      `Não vejo a oferta da outra empresa, então falo da nossa: o mais em conta é o ${monthly(plan)}, nos primeiros 12 meses. Com o CEP vejo se ele chega aí.`,
  },
  /** Before the reply to a rival's price: the rival gives the first months away. */
  noFreeMonth: 'Aqui nenhum plano tem mês de graça: o que baixa o preço é o débito automático.',
  /** Replies to the question whether a plan is worth its price; `more` is how much more it costs a month. */
  worth: {
    above: (plan: NamedPlan, less: NamedPlan, more: string, gains: string) =>
      `O ${plan.name} custa ${more} a mais por mês que o ${less.name}, com débito automático, nos primeiros 12 meses; depois são ${plan.full} e ${less.full}.${gains && ` Por isso você leva ${gains}.`}`,
    /** `next` is the name of the next larger plan, '' if there is none. */
    cheapest: (plan: NamedPlan, next: string, more: string) =>
      `O ${plan.name} é o mais em conta que chega aí: ${plan.withDebit} por mês com débito automático, nos primeiros 12 meses; depois, ${plan.full}.${next ? ` O seguinte, ${next}, custa ${more} a mais por mês.` : ''}`,
    download: (speed: string, less: string) => `${speed} em vez de ${less}`,
    devices: (count: number, less: number) => `até ${count} aparelhos em vez de ${less}`,
    decide: ' Se compensa, depende do uso: conte quantas pessoas usam e para quê, e eu sugiro um plano.',
  },
  discount: (plan: NamedPlan, less: string) =>
    `Por aqui não consigo dar desconto além do que está nos planos. O que baixa o preço é o débito automático: o ${plan.name} sai por ${plan.withDebit} por mês com ele, ${less} a menos que os ${plan.withoutDebit} sem ele.`,
  discountUnknown:
    'Por aqui não consigo dar desconto além do que está nos planos. O que baixa o preço é o débito automático, nos primeiros 12 meses.',
  /** The prices without direct debit. */
  withoutDebit: (plans: readonly NamedPlan[]) =>
    plans.length === 0
      ? unknownPrice
      : `Sem débito automático, por mês: ${listInWords(plans.map(({ name, withoutDebit }) => `${name}, ${withoutDebit}`))}.`,
  withoutDebitOne: ({ name, withDebit, withoutDebit }: NamedPlan) =>
    `Sem débito automático, o ${name} fica em ${withoutDebit} por mês; com ele, em ${withDebit}, nos primeiros 12 meses.`,
  /** Two plans side by side, in at most five lines. */
  compared: {
    price: (one: NamedPlan, other: NamedPlan) =>
      `Com débito automático: ${one.name} ${one.withDebit}, ${other.name} ${other.withDebit} por mês. Sem débito: ${one.withoutDebit} e ${other.withoutDebit}.`,
    after: (one: string, other: string) =>
      `Depois de 12 meses, com ou sem débito: ${one === other ? `${one} nos dois` : `${one} e ${other}`}.`,
    whole: (one: WholeCost, other: WholeCost) =>
      `Em ${monthsInWords(one.months)}, com débito: ${one.withDebit} e ${other.withDebit}; sem débito: ${one.withoutDebit} e ${other.withoutDebit}.`,
    speed: (down: readonly [string, string], up: readonly [string, string]) =>
      `Download: ${down[0]} no primeiro e ${down[1]} no segundo. Upload: ${up[0]} e ${up[1]}.`,
    sameSpeed: (down: string, up: string) => `A velocidade é a mesma. Download: ${down}. Upload: ${up}.`,
    devices: (one: number, other: number) => ` Aparelhos: até ${one} e até ${other}.`,
    /**
     * `only` are the services that one plan has and the other lacks, in words, '' for none; `common` is the number of
     * those that both have.
     */
    services: (names: readonly [string, string], only: readonly [string, string], common: number) => {
      const differing = names.flatMap((name, at) => (only[at] ? [`só o ${name} tem ${only[at]}`] : []))
      if (differing.length === 0)
        return `Serviços: ${common === 0 ? 'nenhum' : common === 1 ? 'o mesmo' : `os mesmos ${common}`} nos dois.`
      const others = common === 1 ? 'o outro é o mesmo' : `os outros ${common} são os mesmos`
      return `Serviços: ${[...differing, ...(common > 0 ? [others] : [])].join('; ')}.`
    },
    /** Used if the message names fewer than two plans. */
    which: 'Quais dois você quer comparar? Escreva, por exemplo, “comparar 500 e 700”.',
    later: 'Com o CEP e o número eu comparo os planos que chegam ao seu endereço.',
  },
  /** Replies to the question whether a plan is enough. */
  enough: {
    kept: (told: readonly string[]) =>
      `${told.length > 0 ? `Anotei: ${listInWords(told)}.` : 'Anotado.'} Assim que souber o que chega ao seu endereço, sugiro um plano.`,
    yes: (plan: string, count: number, told: readonly string[]) =>
      `Sim: o ${plan}${count ? `, indicado para até ${count} aparelhos,` : ''} combina com ${usage(told)}.`,
    no: (plan: string, count: number, told: readonly string[], better: NamedPlan) =>
      `Para ${usage(told)}, indicamos o ${monthly(better)}; o ${plan}${count ? ` é para até ${count} aparelhos` : ' é menor'}.`,
    games: 'Ping ninguém pode prometer: ele depende também do jogo, do servidor e do Wi-Fi da casa.',
    ask: 'Conte quantas pessoas usam e se alguém joga ou trabalha de casa, e eu sugiro um plano.',
  },
  /** Different wordings for a customer's own offers, which do not depend on the address. */
  ownOffers: {
    cheapestOf: (plan: NamedPlan) =>
      `A mais barata das suas ofertas é o ${monthly(plan)}, nos primeiros 12 meses. Sem débito automático, são ${plan.withoutDebit}.`,
    nearest: (missing: string) => `Nenhuma das suas ofertas tem ${missing}. A que chega mais perto:`,
    kept: (told: readonly string[]) =>
      `Anotei: ${listInWords(told)}. Assim que souber as suas ofertas, sugiro uma.`,
  },
  /** Introduces the advice that was promised before the address was known. */
  remembered: (told: readonly string[]) => `Você contou: ${listInWords(told)}.`,
  company: 'Dá, sim: o contrato sai no CNPJ. Nome, nascimento e nome da mãe são os do representante legal.',
  /** Added where the document is still to be asked for. */
  companyNoted: ' Anotei: quando chegar o documento, peço o CNPJ.',
  /** Added to `movingSoon` where a day for the visit is chosen (D23). */
  visitAfterMoving:
    ' O dia da visita pode ser até o 30º dia a partir de hoje, e alguém precisa estar na casa: se a mudança for depois disso, deixe o pedido para mais perto dela.',
  movingSoon: `Se a mudança é logo, o melhor é pedir já no endereço novo: com o CEP de lá eu vejo se a fibra chega. Pedindo aqui, levar depois só é possível se houver fibra lá, e quem cuida disso é o suporte, no ${pagePhones.support}. Se o plano tiver fidelidade, ela é de 12 meses.`,
  /** Says that an asked plan does not exist. `others` are the services with which the speed does exist. */
  missing: {
    name: (plan: string, services: string) => (services ? `${plan} com ${services}` : plan),
    plan: 'plano',
    /** A service that no plan includes. */
    otherService: 'esse serviço',
    /** Several plans have what was asked for, or were named (`asked` is ''). `prices` says what they cost. */
    several: (asked: string, prices: string) =>
      `${asked === '' ? capitalised(prices) : `Com ${asked} há, ${prices}`}\nQual você prefere?`,
    withOthers: (asked: string, others: readonly string[]) =>
      others.length > 0
        ? `O ${asked} não existe neste endereço; com ${choiceInWords(others)} sim.`
        : missingHere(asked),
    otherSpeeds: (asked: string, plans: readonly string[]) =>
      plans.length > 0
        ? `${missingHere(asked)} O que chega mais perto: ${choiceInWords(plans)}.`
        : missingHere(asked),
    none: missingHere,
  },
} as const
