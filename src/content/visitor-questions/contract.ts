/**
 * Visitors' questions about the contract, with answers: minimum term, cancelling, moving house, changing the plan,
 * existing customers.
 */
import { pagePhones } from '../brand-and-phones.ts'
import { promiseLabels } from '../campaign-promise-rows.ts'
import { hasLoyaltyPeriod } from '../../lib/has-loyalty-period.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { documentsLink, perMonth, type FactPlan, type VisitorQuestion } from './visitor-question-types.ts'
import { withdrawal } from '../first-bill.ts'

const fine = 'Quem cancela antes pode pagar multa proporcional ao que falta.'

/** Link to the offers for existing customers. */
const customersLink = { label: 'Ofertas para quem já é cliente', href: '/consulta-cpf/' } as const

/** The promise of this kind, if the campaign makes it. */
const promised = (
  label: string,
  promises: readonly { readonly label: string; readonly value: string }[] = [],
): string | undefined => promises.find((each) => each.label === label)?.value

/** The names of the plans with loyalty, behind what they have: ': 500 Mega HBO Max e 2 Giga'; '' if all have it or none is known. */
function boundPlans(plans: readonly FactPlan[]): string {
  const bound = plans.filter(hasLoyaltyPeriod)
  return bound.length === 0 || bound.length === plans.length
    ? ''
    : `: ${listInWords(bound.map(({ plan }) => plan))}`
}

export const contractFacts = {
  'pontos-livelo': {
    title: 'E os pontos Livelo?',
    // M9.9, D106: the points of the plan are those of its card
    answer: ({ promises }) => {
      const points = promised(promiseLabels.points, promises)
      return points
        ? `Neste pedido: ${points} Entre na sua conta Livelo com o CPF do pedido para ver.`
        : 'Os pontos são da oferta da página Livelo, para quem faz o pedido por ela: cada plano tem os seus, liberados em até 30 dias depois da instalação. As condições estão no regulamento.'
    },
    link: { label: 'Regulamento do programa', href: '/regulamentos/livelo/' },
  },
  'bonus-celular': {
    title: 'E o bônus no celular?',
    // M9.3, M9.8 (mobile-plan bonus up to 12 months), D106
    answer: ({ promises }) => {
      const bonus = promised(promiseLabels.bonus, promises)
      return bonus
        ? `Neste pedido, para o seu plano de celular: ${bonus.charAt(0).toLowerCase()}${bonus.slice(1)}. O bônus vale por até 12 meses, nas condições da oferta.`
        : 'O bônus é das ofertas para quem tem TIM Controle, TIM Black ou TIM Pré no celular, e vale por até 12 meses, nas condições da oferta.'
    },
    link: { label: 'Ofertas com bônus no celular', href: '/selecao-plano-movel' },
  },
  fidelidade: {
    title: 'Tem fidelidade?',
    // U5, M9.6, D127
    answer: ({ plan, plans = [], isStreaming, isUnbound }) => {
      const free = plans.filter((each) => !each.companyOnly && !hasLoyaltyPeriod(each))
      if (isStreaming && (isUnbound || !plan || plan.subscriptions.length === 0)) {
        const unbound =
          free.length > 0
            ? ` Sem fidelidade há os só de internet: ${listInWords(free.map(({ plan: name }) => name))}.`
            : ''
        return `${isUnbound ? 'Não' : 'Sim'}: todos os planos com streaming têm fidelidade de 12 meses.${unbound} ${fine}`
      }
      if (plan && !hasLoyaltyPeriod(plan)) return `Não, o ${plan.plan} não tem fidelidade.`
      if (plan) return `Sim, o ${plan.plan} tem fidelidade de 12 meses. ${fine}`
      const bound = plans.filter(hasLoyaltyPeriod)
      if (plans.length === 0)
        return `Depende do plano: os que vêm com streaming têm fidelidade de 12 meses; nos outros, só se o plano disser. ${fine}`
      if (isUnbound && free.length > 0 && bound.length > 0)
        return `Sim: ${listInWords(free.map(({ plan: name }) => name))} ${free.length === 1 ? 'não tem' : 'não têm'} fidelidade. Os outros têm, de 12 meses. ${fine}`
      if (bound.length === 0) return 'Não, nenhum dos planos que chegam aí tem fidelidade.'
      if (bound.length === plans.length) return `Sim, a fidelidade é de 12 meses. ${fine}`
      return `Depende do plano: ${listInWords(bound.map(({ plan: name }) => name))} ${bound.length === 1 ? 'tem' : 'têm'} fidelidade de 12 meses; os outros, não. ${fine}`
    },
    link: documentsLink,
  },
  multa: {
    title: 'Qual é a multa se eu cancelar antes?',
    // M9.6, U5; the amount is not in the specification
    answer: ({ plan, plans = [] }) =>
      plan && !hasLoyaltyPeriod(plan)
        ? `O ${plan.plan} não tem fidelidade, então não há multa por cancelar.`
        : `Só os planos com fidelidade têm multa${boundPlans(plans)}. Não há um valor fixo em reais: quem cancela antes de completar 12 meses pode pagar multa proporcional ao que falta, menor a cada mês. Quanto seria no seu caso, a equipe diz pelo ${pagePhones.sales}; as condições estão no regulamento da oferta e no contrato.`,
    link: documentsLink,
  },
  cancelar: {
    title: 'Como cancelo?',
    // U6, M9.6, M9.10, D151
    answer: ({ plan }) =>
      `Nada é contratado antes de você confirmar o pedido, então até lá é só sair. Depois, fale com o suporte, no ${pagePhones.support}; ${plan && !hasLoyaltyPeriod(plan) ? 'sem fidelidade, não há multa' : 'se o plano tiver fidelidade, antes de 12 meses pode haver multa proporcional'}; com streaming, o acesso vai até o fim do ciclo. ${withdrawal()}`,
    link: documentsLink,
  },
  'mudar-endereco': {
    title: 'E se eu mudar de endereço?',
    // D15, D62 (a corrected address is checked again), M9.10
    answer: () =>
      `Antes de confirmar o pedido, é só corrigir o endereço: a fibra é consultada de novo no lugar certo. Depois da instalação, fale com o suporte, no ${pagePhones.support}, porque a mudança depende de haver fibra no endereço novo.`,
  },
  'trocar-plano': {
    title: 'Posso trocar de plano?',
    // D2 (Trocar plano), D15, D51
    answer: () =>
      'Antes de confirmar, você troca quando quiser, em “Trocar plano”, e o resto do pedido fica como está. Quem já é cliente consulta as ofertas com o CPF do titular.',
    link: customersLink,
  },
  empresa: {
    title: 'Atende empresa?',
    // D17 (CNPJ, representative), M2.52 (a plan for companies alone)
    answer: ({ plans = [] }) => {
      const own = plans.find(({ companyOnly }) => companyOnly)
      const offer = own
        ? `Só para empresas há o ${own.plan}, por ${perMonth(own.price_with_dacc)} com débito automático.`
        : `Há também um plano só para empresas: peça pelo ${pagePhones.sales}.`
      return `Sim: o contrato sai no CNPJ, que você informa na pergunta do documento, em “Para uma empresa”. Nome, nascimento e nome da mãe são os do representante legal. ${offer}`
    },
  },
  'ja-sou-cliente': {
    title: 'Já sou cliente. E agora?',
    // D9, D51, M9.10
    answer: () =>
      `Quem já é cliente consulta as ofertas de renovação ou de migração para a fibra com o CPF do titular. Para fatura ou problema na internet, fale com o suporte, no ${pagePhones.support}.`,
    link: customersLink,
  },
} as const satisfies Record<string, VisitorQuestion>
