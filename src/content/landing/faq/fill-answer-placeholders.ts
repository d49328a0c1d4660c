/** Fills the placeholders in FAQ answers, such as `{name}`, with figures from the plans of the page. */
import type { Plan } from '../../../contract/plan.ts'
import { formatBRL } from '../../../lib/format-prices-and-counts.ts'
import { listInWords } from '../../../lib/list-in-words.ts'
import { speedOf, speedName } from '../../../lib/plan-speed.ts'
import type { Phones } from '../../brand-and-phones.ts'
import { hasWifi6, highestUpload, speedRange as rangeOf, speedsOf } from '../../find-advertised-figures.ts'
import { cheapestBadge, claimsLowestPrice } from '../../plan-list.ts'
import { priceOnlyInState } from '../../regional-price-texts.ts'
import { devices } from '../../../lib/recommended-devices.ts'
import { visitorQuestions } from '../../visitor-questions.ts'
import { streamingServiceNames } from '../../streaming-service-names.ts'
import type { FactPlan } from '../../visitor-questions/visitor-question-types.ts'
import { smallPrint } from '../price-small-print.ts'
import { streamings } from '../streaming-services-and-bundles.ts'
import { plansWithStreaming, streamingBySpeed } from '../describe-streaming-speeds.ts'

/** The fields of a plan that FAQ answers use. */
export type FaqPlan = FactPlan &
  Pick<Plan, 'benefits' | 'badge'> & {
    /** The only state in which the plan is sold, as two letters; null for all. */
    readonly state: string | null
  }

/**
 * The plans that FAQ answers may mention: those of the page's campaign. Every answer also makes sense without
 * plans.
 */
export type FaqFigures = {
  readonly plans: readonly FaqPlan[]
  /** All that the campaign sells, on this page or in its orders. */
  readonly sold: readonly FaqPlan[]
  /** The plan with the lowest price by direct debit. */
  readonly cheapest?: FaqPlan | undefined
  /** Phone numbers of the page. */
  readonly phones: Phones
}

/** Writes the lines of a list. */
const bulletList = (...items: readonly string[]): string[] => items.map((item) => `- ${item}`)

/** Joins sentences with spaces; empty ones are left out. */
const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ')

/** Returns the sentence that says where a plan's price holds; '' if that is everywhere. */
const wherePriceHolds = (plan: FaqPlan | undefined): string =>
  plan?.state ? `${priceOnlyInState(plan.state)}.` : ''

/** Returns a sentence with the range of speeds on offer: 'Os planos vão de 500 Mega a 2 Giga.'. */
function speedRange({ plans }: FaqFigures): string {
  return speedsOf(plans).length > 1 ? `Os planos vão ${rangeOf(plans)}.` : ''
}

/** Names the apps of all plans on offer, without the streaming services. */
function appsOf({ plans }: FaqFigures): string {
  const streaming = new Set(plans.flatMap(({ subscriptions }) => subscriptions))
  const benefits = plans
    .flatMap((plan) => plan.benefits)
    .filter(({ slug }) => !(slug in streamingServiceNames) && !streaming.has(slug))
  const apps = [...new Set(benefits.map(({ benefit }) => benefit))]
  return apps.length > 0 ? `Entre eles estão ${listInWords(apps)}.` : ''
}

/** Returns a sentence about the plan with streaming that has the lowest price by direct debit. */
function cheapestBundle({ plans }: FaqFigures): string {
  const [first] = plans
    .filter((plan) => plan.subscriptions.length > 0)
    .sort((a, b) => a.price_with_dacc - b.price_with_dacc)
  if (!first) return ''
  const price = `O de menor preço é o ${first.plan}: ${formatBRL(first.price_with_dacc)} por mês com débito automático, nos primeiros 12 meses.`
  return sentences(price, wherePriceHolds(first))
}

/** Lists the plan with the lowest price, and each other plan that has a badge. */
function badgesOf({ plans, cheapest }: FaqFigures): string {
  const lowest = cheapest && plans.length > 1 ? [`${cheapestBadge}: ${cheapest.plan}.`] : []
  const others = plans.flatMap(({ badge, plan }) =>
    badge && !claimsLowestPrice(badge) ? [`${badge}: ${plan}.`] : [],
  )
  const badges = [...lowest, ...others]
  return badges.length > 0 ? joined(['Estes se destacam na lista:', ...bulletList(...badges)]) : ''
}

/** Says for how many devices the fastest plan is. */
function mostDevices({ sold }: FaqFigures): string {
  const speed = speedsOf(sold).findLast((each) => devices[each] !== undefined)
  return speed === undefined
    ? ''
    : `Velocidade para a casa toda: até ${devices[speed]} aparelhos no plano de ${speedName(speed)}.`
}

/** Lists for how many devices each speed is. */
const devicesBySpeed = ({ sold }: FaqFigures): string =>
  joined(
    bulletList(
      ...speedsOf(sold).flatMap((speed) =>
        devices[speed] === undefined ? [] : [`${speedName(speed)}: até ${devices[speed]} aparelhos.`],
      ),
    ),
  )

function mostUpload({ sold }: FaqFigures): string {
  const upload = highestUpload(sold)
  return upload > 0 ? `Upload de até ${speedName(upload)}, conforme o plano.` : ''
}

/** Lists download and upload of each speed that is recommended; where plans of one speed differ, those of the first. */
const uploadsBySpeed = ({ sold }: FaqFigures): string =>
  joined(
    bulletList(
      ...speedsOf(sold).flatMap((speed) => {
        const plan = sold.find((each) => speedOf(each) === speed)
        if (!plan || plan.plan_upload === 0 || devices[speed] === undefined) return []
        const { plan_download: download, plan_upload: upload } = plan
        const bonus = speed > download ? `, mais ${speed - download} de bônus,` : ''
        return [
          `${speedName(speed)}: ${speedName(download)} de download${bonus} e ${speedName(upload)} de upload.`,
        ]
      }),
    ),
  )

/** Says with which speeds Globoplay comes. */
function globoplayUploads(of: FaqFigures): string {
  const sold = of.sold.filter(({ subscriptions }) => subscriptions.includes('globo-play'))
  const [only, ...others] = speedsOf(sold)
  const lines = uploadsBySpeed({ ...of, sold }).replaceAll(/^- /gm, '')
  if (only === undefined) return 'Ele não vem com os planos daqui.'
  return others.length > 0 ? lines.replaceAll('\n', ' ') : `Só com o plano de ${lines}`
}

/** Names the speeds that come with Wi-Fi 6. */
const withWifi6 = ({ sold }: FaqFigures): string[] => speedsOf(sold.filter(hasWifi6)).map(speedName)

function modem(of: FaqFigures): string {
  const names = withWifi6(of)
  if (names.length === 0) return 'Modem emprestado.'
  return `Modem emprestado, com Wi-Fi 6 ${names.length === 1 ? 'no plano' : 'nos planos'} de ${listInWords(names)}.`
}

/** Answers whether the modem has Wi-Fi 6. */
function modemInWords(of: FaqFigures): string {
  const names = withWifi6(of)
  if (names.length === 0)
    return 'Nos planos daqui não: eles vêm com um modem Wi-Fi comum, emprestado enquanto durar o contrato.'
  return `Sim, todos os planos vêm com modem emprestado enquanto durar o contrato. ${names.length === 1 ? 'No' : 'Nos'} de ${listInWords(names)}, ele tem Wi-Fi 6.`
}

/** Lists the plans with a streaming service and their prices. */
function pricesOf(id: keyof typeof streamings): (figures: FaqFigures) => string {
  const { name } = streamings[id]
  return ({ plans }) => {
    const own = plans.filter((plan) =>
      plan.subscriptions.some((slug) => streamingServiceNames[slug] === name),
    )
    if (own.length === 0)
      return `O ${name} já está na mensalidade do plano. O preço aparece no cartão de cada plano.`
    const items = own.map(
      ({ plan, price_with_dacc, state }) => `${plan}: ${smallPrint.line(formatBRL(price_with_dacc), state)}.`,
    )
    return joined([
      `O ${name} já está na mensalidade do plano. Nos primeiros 12 meses:`,
      ...bulletList(...items),
    ])
  }
}

/** Every figure that an answer may contain, by the name of its placeholder. */
const figures = new Map<string, (of: FaqFigures) => string>(
  Object.entries({
    velocidades: speedRange,
    aplicativos: appsOf,
    'streaming-mais-barato': cheapestBundle,
    destaques: badgesOf,
    'economia-com-debito': ({ cheapest }) =>
      sentences(visitorQuestions['debito-desconto'].answer({ cheapest }), wherePriceHolds(cheapest)),
    'mais-aparelhos': mostDevices,
    'aparelhos-por-plano': devicesBySpeed,
    'maior-upload': mostUpload,
    'uploads-por-plano': uploadsBySpeed,
    modem,
    'modem-por-plano': modemInWords,
    'streaming-por-plano': ({ sold }) => streamingBySpeed(sold),
    'planos-globoplay': ({ sold }) => plansWithStreaming('globoplay', sold),
    'uploads-globoplay': globoplayUploads,
    'planos-hbo-max': ({ sold }) => plansWithStreaming('hbo-max', sold),
    'planos-paramount': ({ sold }) => plansWithStreaming('paramount', sold),
    'precos-globoplay': pricesOf('globoplay'),
    'precos-hbo-max': pricesOf('hbo-max'),
    'precos-paramount': pricesOf('paramount'),
    vendas: ({ phones }) => phones.sales,
    suporte: ({ phones }) => phones.support,
  }),
)

export const faqFigureNames: readonly string[] = [...figures.keys()]

const FIGURE = /\{([^{}]*)\}/g

/** Returns the placeholders in a text that do not name a figure. */
export const unknownFigures = (text: string): string[] =>
  [...text.matchAll(FIGURE)].flatMap(([, name = '']) => (figures.has(name) ? [] : [name]))

/** Joins lines in the format of `src/lib/parse-regulation-text.ts`: a list is a block, as each paragraph is. */
const joined = (lines: readonly string[]): string =>
  lines.reduce(
    (text, line, index) =>
      index === 0
        ? line
        : `${text}${line.startsWith('- ') && lines[index - 1]?.startsWith('- ') ? '\n' : '\n\n'}${line}`,
    '',
  )

/** Returns an answer with the figures of a page, in the format of `src/lib/parse-regulation-text.ts`. */
export const filledAnswer = (lines: readonly string[], of: FaqFigures): string =>
  joined(
    lines.flatMap((line) => {
      const filled = line
        .replaceAll(FIGURE, (whole, name: string) => figures.get(name)?.(of) ?? whole)
        .replaceAll(/ {2,}/g, ' ')
        .trim()
      return filled === '' || filled === '-' ? [] : [filled]
    }),
  )
