/** Visitors' questions about prices, bills and payment, with answers. */
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { formatBRL } from '../../lib/format-prices-and-counts.ts'
import { hasLoyaltyPeriod } from '../../lib/has-loyalty-period.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { cheapestOfEachSpeed } from '../../lib/plan-speed.ts'
import { capitalised } from '../../lib/text.ts'
import { pagePhones } from '../brand-and-phones.ts'
import { whoTellsHowToPay } from '../first-bill.ts'
import { bringsLoyalty } from '../price-conditions.ts'
import { priceSentence } from '../price-sentence.ts'
import { pricesOfPlans } from '../replies-about-prices-and-plans.ts'
import {
  documentsLink,
  type VisitorQuestion,
  type FactFigures,
  type FactPlan,
  perMonth,
} from './visitor-question-types.ts'

/** Days of the month on which a bill may fall due. */
const days = listInWords(DUE_DAYS.map(String))

/** Returns how much direct debit saves, in reais a month. */
const savedBy = (plan: FactFigures['plan']) => (plan ? plan.price - plan.price_with_dacc : 0)

/** What a plan costs by direct debit or without it, in one sentence. */
const sentenceOf = (plan: FactPlan, directDebit: boolean): string =>
  priceSentence({
    price: directDebit ? plan.price_with_dacc : plan.price,
    priceFull: plan.price_full,
    directDebit,
  })

/** Said behind the price of a plan that binds. */
const loyaltyOf = (plan: FactPlan): string => (hasLoyaltyPeriod(plan) ? ` Tem ${bringsLoyalty}.` : '')

export const priceFacts = {
  preco: {
    title: 'Quanto custa?',
    // U5, M9.5, D28
    answer: ({ plan, named, cheapest, isDebit }) => {
      if (named) return capitalised(pricesOfPlans(named, isDebit !== false))
      if (plan && isDebit === false)
        return `O ${plan.plan} custa ${sentenceOf(plan, false)}.${loyaltyOf(plan)}`
      if (plan) {
        const without = isDebit ? '' : ` Sem débito automático, são ${perMonth(plan.price)}.`
        return `O ${plan.plan} custa ${sentenceOf(plan, true)}.${without}${loyaltyOf(plan)}`
      }
      if (cheapest)
        return `O mais barato é o ${cheapest.plan}: ${sentenceOf(cheapest, true)}. Cada plano mostra também o preço sem débito e o preço depois da promoção.`
      return 'O preço depende do plano e do endereço. Com o CEP e o número você vê os planos que chegam aí, cada um com a mensalidade, o preço sem débito automático e o preço depois da promoção.'
    },
  },
  'promocao-12-meses': {
    title: 'O que acontece depois dos 12 meses?',
    // M9.5, U5, D28: price_full is what is paid after the promotion
    answer: ({ plan, plans = [], named, cheapest, isDebit }) => {
      if (plan && !named)
        return `O ${plan.plan} custa ${sentenceOf(plan, isDebit !== false)}, com ou sem débito automático.${loyaltyOf(plan)}`
      const open = named ?? cheapestOfEachSpeed(plans.filter(({ companyOnly }) => !companyOnly))
      if (open.length > 0) return capitalised(pricesOfPlans(open, isDebit !== false))
      const example =
        cheapest && cheapest.price_full > cheapest.price
          ? ` No ${cheapest.plan}, por exemplo, são ${perMonth(cheapest.price_full)}.`
          : ''
      return `O preço da promoção vale nos primeiros 12 meses. Do mês 13 em diante vale o preço cheio, com ou sem débito automático, que aparece em cada plano e de novo na conferência do pedido.${example}`
    },
  },
  'debito-desconto': {
    title: 'Quanto economizo com débito automático?',
    // M9.5, M3 (price, price_with_dacc): the difference is computed
    answer: ({ plan, cheapest }) => {
      const example = plan ?? cheapest
      if (example && savedBy(example) > 0)
        return `Com débito automático o ${example.plan} sai por ${perMonth(example.price_with_dacc)}; sem ele, por ${formatBRL(example.price)}. São ${formatBRL(savedBy(example))} a menos por mês, nos primeiros 12 meses. O débito não é obrigatório.`
      return 'O débito automático não é obrigatório, mas deixa a mensalidade menor nos primeiros 12 meses. Cada plano mostra os dois preços.'
    },
  },
  'taxa-adesao': {
    title: 'Tem taxa de adesão?',
    // U5, U6: what is paid is shown in the review
    answer: () =>
      'Este pedido não inclui taxa de adesão: o que você aceita é a mensalidade, mostrada por inteiro na conferência, antes de confirmar.',
  },
  'pagamento-formas': {
    title: 'Quais são as formas de pagamento?',
    // D1 (ativar-debito), D23; what else is possible only the operator says (PAYMENT_SENTENCE)
    answer: ({ payment, isPix }) => {
      const ofBill = payment ?? whoTellsHowToPay
      if (isPix)
        return `${ofBill}${/\bpix\b/i.test(ofBill) ? '' : ' Se dá para usar o Pix, não sei dizer.'} O desconto na mensalidade é do débito automático.`
      return `Você escolhe entre débito automático na sua conta, com mensalidade menor, e fatura, com vencimento nos dias ${days}; agora nada é cobrado. ${ofBill}`
    },
  },
  'vencimento-mudar': {
    title: 'Posso mudar o dia do vencimento?',
    // D23, D15 (any answer may be corrected before the order), M9.10
    answer: () =>
      `A fatura pode vencer nos dias ${days}. Antes de confirmar o pedido, você troca quando quiser; depois, peça ao suporte, no ${pagePhones.support}.`,
    link: documentsLink,
  },
} as const satisfies Record<string, VisitorQuestion>
