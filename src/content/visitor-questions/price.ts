import { formatBRL } from '../../lib/money.ts'
import { brand } from '../brand.ts'
import { documentsLink, type Fact, type FactFigures, perMonth } from './types.ts'

/** Days of the month on which a bill may fall due (D23). */
const days = '1, 5, 10, 15, 20 e 25'

/** Returns how much direct debit saves, in reais a month. */
const savedBy = (plan: FactFigures['plan']) => (plan ? plan.price - plan.price_with_dacc : 0)

/** Visitors' questions about prices, bills and payment, with answers. */
export const priceFacts = {
  preco: {
    title: 'Quanto custa?',
    questions: [
      'quanto custa?',
      'qual o preço?',
      'qual o valor',
      'quanto é',
      'qto custa',
      'qual o valor da mensalidade?',
      'quanto fica por mês?',
      'quanto vou pagar',
      'quanto sai por mes',
      'quanto tá a internet de vocês?',
      'preços',
      'valores dos planos',
      'me passa os valores',
      'quanto que é o plano mais barato',
      'qual o mais barato?',
      'é caro?',
      'tem plano de quanto?',
      'qual o preco da fibra',
      'quanto eu pago nesse plano?',
      'qual a mensalidade',
    ],
    // U5, M9.5, D28
    answer: ({ plan, cheapest, isDebit }) => {
      if (plan && isDebit === false)
        return `O ${plan.plan} custa ${perMonth(plan.price)} sem débito automático. Depois da promoção de 12 meses, o preço é ${perMonth(plan.price_full)}.`
      if (plan) {
        const without = isDebit ? '' : ` Sem débito automático, são ${perMonth(plan.price)}.`
        return `O ${plan.plan} custa ${perMonth(plan.price_with_dacc)} com débito automático nos primeiros 12 meses, e ${formatBRL(plan.price_full)} depois.${without}`
      }
      if (cheapest)
        return `Os planos começam em ${perMonth(cheapest.price_with_dacc)}: é o ${cheapest.plan}, com débito automático nos primeiros 12 meses. Cada plano mostra também o preço sem débito e o preço depois da promoção.`
      return 'O preço depende do plano e do endereço. Com o CEP e o número você vê os planos que chegam aí, cada um com a mensalidade, o preço sem débito automático e o preço depois da promoção.'
    },
  },
  'promocao-12-meses': {
    title: 'O que acontece depois dos 12 meses?',
    questions: [
      'e depois dos 12 meses?',
      'o preço sobe depois?',
      'aumenta depois de um ano?',
      'quanto fica depois da promoção?',
      'depois da promocao qto fica',
      'esse preço é pra sempre?',
      'esse valor é promocional?',
      'por quanto tempo vale a promoção?',
      'até quando vale o desconto',
      'vai aumentar o valor?',
      'tem reajuste?',
      'depois de 1 ano muda o preço?',
      'quanto vou pagar depois de doze meses',
      'a promoção dura quanto tempo?',
      'o desconto acaba quando',
      'é só nos primeiros meses esse preço?',
    ],
    // M9.5, U5, D28: price_full is what is paid after the promotion
    answer: ({ plan }) =>
      plan
        ? `O preço com débito automático, ${perMonth(plan.price_with_dacc)}, vale nos primeiros 12 meses. Depois, o ${plan.plan} passa a ${perMonth(plan.price_full)}.`
        : 'O preço com débito automático vale nos primeiros 12 meses. Depois vale o preço cheio, que aparece em cada plano e de novo na conferência do pedido.',
  },
  'debito-desconto': {
    title: 'Quanto economizo com débito automático?',
    questions: [
      'quanto economizo com débito automático?',
      'tem desconto no débito automático?',
      'qual o desconto do debito automatico',
      'e sem débito automático quanto fica?',
      'sem debito fica quanto?',
      'vale a pena colocar no débito?',
      'débito automático é mais barato?',
      'qual a diferença de preço com débito e sem débito?',
      'se eu pagar no boleto fica mais caro?',
      'o que ganho com o débito em conta?',
      'sou obrigado a colocar débito automático?',
      'precisa ser no débito automático?',
      'é obrigatorio debito em conta?',
      'como funciona o débito automático?',
      'desconto no debito',
      'preço sem o débito',
    ],
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
    questions: [
      'tem taxa de adesão?',
      'tem taxa de adesao',
      'paga adesão?',
      'quanto é a adesão?',
      'tem alguma taxa?',
      'tem taxa escondida?',
      'tem algum custo extra?',
      'cobra matrícula?',
      'pago alguma coisa agora?',
      'tem que pagar algo pra contratar?',
      'preciso pagar adiantado?',
      'taxa de ativação',
      'taxa de inscrição tem?',
      'vem cobrança a mais na primeira conta?',
      'a primeira fatura vem mais cara?',
      'tem pegadinha no preço?',
    ],
    // U5, U6: what is paid is shown in the review; M9.8: the first bill is proportional
    answer: () =>
      'Este pedido não inclui taxa de adesão: o que você aceita é a mensalidade, mostrada por inteiro na conferência, antes de confirmar. A primeira fatura é proporcional, da instalação até o vencimento.',
  },
  'pagamento-formas': {
    title: 'Quais são as formas de pagamento?',
    questions: [
      'quais as formas de pagamento?',
      'como eu pago?',
      'aceita cartão?',
      'aceita cartao de credito',
      'pode pagar no pix?',
      'aceita pix',
      'posso pagar no boleto?',
      'paga por boleto ou cartão?',
      'dá pra pagar com pix todo mês?',
      'como chega a fatura?',
      'a conta vem como?',
      'tem boleto?',
      'formas de pgto',
      'como funciona o pagamento?',
      'dá pra pagar em dinheiro na lotérica?',
      'passa no cartão de débito?',
      'quando começo a pagar?',
    ],
    // D1 (ativar-debito), D23; the spec names no other means of payment
    answer: () =>
      `Você escolhe entre débito automático na sua conta, com mensalidade menor, e fatura. O vencimento pode ser nos dias ${days}. Sobre Pix, boleto ou cartão, confirme com a equipe pelo ${brand.sales.phone}: este pedido não pede cartão.`,
  },
  'vencimento-mudar': {
    title: 'Posso mudar o dia do vencimento?',
    questions: [
      'posso mudar o vencimento depois?',
      'dá pra mudar a data de vencimento?',
      'da pra trocar o dia do vencimento',
      'quais dias de vencimento tem?',
      'quais as datas de vencimento?',
      'posso escolher o dia de pagar?',
      'tem vencimento dia 30?',
      'posso pagar dia 8?',
      'muda o dia da fatura?',
      'e se eu quiser mudar o dia da conta?',
      'consigo alterar o vencimento?',
      'qual dia vence?',
      'que dia vence a fatura?',
      'alterar data da fatura',
      'mudar dia do boleto depois de contratar',
      'vencimento pode ser outro dia?',
    ],
    // D23, D15 (any answer may be corrected before the order), M9.10
    answer: () =>
      `A fatura pode vencer nos dias ${days}. Antes de confirmar o pedido, você troca quando quiser; depois, peça ao suporte, no ${brand.support.phone}.`,
    link: documentsLink,
  },
} as const satisfies Record<string, Fact>
