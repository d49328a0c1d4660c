/** Visitors' questions about what plans include, with answers: speed, modem, devices, streaming. */
import { listInWords } from '../../lib/list-in-words.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import { devices } from '../../lib/recommended-devices.ts'
import { capitalised } from '../../lib/text.ts'
import { streamingBySpeed } from '../landing/describe-streaming-speeds.ts'
import { pricesOfPlans } from '../replies-about-prices-and-plans.ts'
import { streamingNamesOf, streamingServiceNames } from '../streaming-service-names.ts'
import { documentsLink, type VisitorQuestion, type FactPlan } from './visitor-question-types.ts'

/** What the subscription to each streaming service includes. */
const limits: Readonly<Record<string, string>> = {
  MAX: 'O HBO Max é em Full HD e em 2 telas.',
  'paramount-plus': 'O Paramount+ funciona em um aparelho por vez.',
  'globo-play': 'O Globoplay abre em até 3 telas ao mesmo tempo e aceita até 2 familiares.',
}

const namesOf = (plan: FactPlan): string[] => streamingNamesOf(plan)
const hasAdded = ({ subscriptions }: FactPlan): boolean =>
  subscriptions.some((slug) => streamingServiceNames[slug] === undefined)

export const planFacts = {
  'wifi-modem': {
    title: 'O modem está incluído?',
    // M9.8
    answer: ({ plan }) =>
      plan
        ? plan.plan_download >= 1000
          ? `Sim: o ${plan.plan} vem com modem Wi-Fi 6, emprestado enquanto durar o contrato.`
          : `Sim: o ${plan.plan} vem com modem emprestado enquanto durar o contrato. O modem com Wi-Fi 6 é dos planos de 1 Giga e 2 Giga.`
        : 'Sim, todos os planos vêm com modem emprestado enquanto durar o contrato. Nos de 1 Giga e 2 Giga, ele tem Wi-Fi 6.',
  },
  'velocidade-upload': {
    title: 'Qual é a velocidade de upload?',
    // M2.51, M2.52, D28 (700 Mega is 600 and a bonus of 100)
    answer: ({ plan }) => {
      if (!plan || plan.plan_upload === 0)
        return 'O upload é de 250 Mega no plano de 500 Mega, 300 no de 700 Mega, 500 no de 1 Giga e 1 Giga no de 2 Giga. Os 700 Mega são 600 do plano mais 100 de bônus.'
      const hasBonus = speedOf(plan) === 700
      const down = hasBonus
        ? '600 Mega de download, mais 100 Mega de bônus,'
        : `${speedName(plan.plan_download)} de download`
      return `O ${plan.plan} tem ${down} e ${speedName(plan.plan_upload)} de upload.`
    },
  },
  jogos: {
    title: 'É boa para jogar?',
    // M2.52 (gamer block: 2 Giga); no latency is in the spec
    answer: () =>
      'Para quem joga, o plano indicado é o de 2 Giga: 1 Giga de upload e até 96 aparelhos. Não prometemos um ping: ele depende também do jogo, do servidor e do Wi-Fi da casa.',
  },
  'quantos-aparelhos': {
    title: 'Para quantos aparelhos serve?',
    // M2.51, M2.52
    answer: ({ plan }) => {
      const count = plan && devices[speedOf(plan)]
      return plan && count
        ? `O ${plan.plan} é indicado para até ${count} aparelhos.`
        : 'Até 40 aparelhos no plano de 500 Mega, 50 no de 700 Mega, 68 no de 1 Giga e 96 no de 2 Giga.'
    },
  },
  'streaming-inclusos': {
    title: 'Quais streamings estão incluídos?',
    // M9.7; only the partners of M§1 exist
    answer: ({ plan, plans = [], named, isDebit, sold = [] }) => {
      if (named) return capitalised(pricesOfPlans(named, isDebit !== false))
      const names = plan ? namesOf(plan) : []
      if (plan && names.length > 0) {
        const notes = plan.subscriptions.flatMap((slug) => limits[slug] ?? [])
        return `O ${plan.plan} já inclui ${listInWords(names)}. ${notes.join(' ')}`
      }
      // of a service that the shop's team has added only plans know: those on offer, or before these what the page sells
      const known = plans.length > 0 ? plans : sold
      const isAdded = known.some(hasAdded)
      const general = isAdded
        ? streamingBySpeed(known)
        : 'No plano de 700 Mega dá para ter Globoplay, HBO Max ou Paramount+; no de 1 Giga, HBO Max ou Paramount+; no de 500 Mega, em algumas ofertas, HBO Max; o de 2 Giga já inclui HBO Max e Paramount+.'
      if (plan) return `O ${plan.plan} não inclui streaming. ${general}`
      return isAdded ? general : `${general} Outros serviços de streaming não fazem parte dos planos.`
    },
  },
  'streaming-ativar': {
    title: 'Como ativo o streaming?',
    // M§7 (links to the partners' sign-in pages), M§2 FAQ; the steps are those of each partner
    answer: () =>
      'Você entra no streaming pela página ou pelo aplicativo do próprio serviço, como Globoplay, HBO Max ou Paramount+. As condições de ativação estão no regulamento dos planos com streaming.',
    link: documentsLink,
  },
  'telefone-fixo': {
    title: 'Tem telefone fixo?',
    // the catalogue of the spec has no landline
    answer: () =>
      'Não: os planos deste site são só de internet por fibra, sem telefone fixo. Você também não precisa ter uma linha fixa: basta um telefone de contato.',
  },
} as const satisfies Record<string, VisitorQuestion>
