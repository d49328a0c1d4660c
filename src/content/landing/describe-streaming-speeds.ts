/** Sentences about the speeds with which a streaming service can be had, from the plans that a page sells. */
import type { Plan, Streaming } from '../../contract/plan.ts'
import { choiceInWords, listInWords } from '../../lib/list-in-words.ts'
import { speedName, speedOf } from '../../lib/plan-speed.ts'
import { speedsOf, type FiguresPlan } from '../find-advertised-figures.ts'
import { streamingNamesOf } from '../streaming-service-names.ts'
import { streamings } from './streaming-services-and-bundles.ts'

type StreamingPlan = FiguresPlan & Pick<Plan, 'subscriptions'> & Partial<Pick<Plan, 'benefits'>>

const ORDER = Object.values(streamings).map(({ name }) => name)

/** Names streaming services in their order: those that the site knows by itself first. */
const inOrder = (names: readonly string[]): string[] => [
  ...ORDER.filter((name) => names.includes(name)),
  ...new Set(names.filter((name) => !ORDER.includes(name))),
]

const namesOf = (plan: StreamingPlan): string[] => inOrder(streamingNamesOf(plan))

/** Returns the speeds with which a service can be chosen, and those of the plans that bring it with another one. */
function speedsWith(service: string, plans: readonly StreamingPlan[]) {
  const own = plans.filter((plan) => namesOf(plan).includes(service))
  const alone = speedsOf(own.filter((plan) => namesOf(plan).length === 1))
  const included = speedsOf(own.filter((plan) => namesOf(plan).length > 1))
  return { alone: alone.map(speedName), included: included.map(speedName) }
}

/**
 * Returns where a service can be had, as a list of short texts: 'No 700 Mega e no 1 Giga', 'Já incluso no 2 Giga'; empty
 * if the page has no plan with it.
 * @param service its name
 */
export function whereStreaming(service: string, plans: readonly StreamingPlan[]): string[] {
  const { alone, included } = speedsWith(service, plans)
  const at = (speeds: readonly string[]) => listInWords(speeds.map((speed) => `no ${speed}`))
  const choice =
    alone.length === 1 && included.length === 0 ? `Só no plano de ${alone[0]}` : capital(at(alone))
  return [
    ...(alone.length > 0 ? [choice] : []),
    ...(included.length > 0 ? [`Já incluso ${at(included)}`] : []),
  ]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a card about the one speed that a service comes with; none if there are several or none. */
export function onlySpeedCard(service: Streaming, plans: readonly StreamingPlan[]) {
  const { name } = streamings[service]
  const own = plans.filter((plan) => namesOf(plan).includes(name))
  const [plan] = own
  if (!plan || speedsOf(own).length !== 1) return []
  const { plan_download: download } = plan
  const speed = speedOf(plan)
  const [figure = '', unit = ''] = speedName(speed).split(' ')
  const bonus = speed > download ? `: ${speedName(download)} mais ${speed - download} de bônus` : ''
  return [{ figure, title: `${unit} de fibra`, text: `O ${name} é só deste plano${bonus}.` }]
}

/** Returns the same as a sentence: 'Dá para ter no plano de 700 Mega ou no de 1 Giga; o de 2 Giga já inclui.' */
export function plansWithStreaming(service: Streaming, plans: readonly StreamingPlan[]): string {
  const { alone, included } = speedsWith(streamings[service].name, plans)
  const [first, ...others] = alone
  const choice =
    first &&
    `Dá para ter ${choiceInWords([`no plano de ${first}`, ...others.map((each) => `no de ${each}`)])}`
  const [one, ...more] = included
  const start = choice ? `o de ${one}` : `O plano de ${one}`
  const inclusion =
    one &&
    `${listInWords([start, ...more.map((each) => `o de ${each}`)])} já ${more.length > 0 ? 'incluem' : 'inclui'}`
  const parts = [choice, inclusion].filter(Boolean)
  return parts.length === 0 ? '' : `${parts.join('; ')}.`
}

/** Returns which services each speed brings: 'No plano de 700 Mega dá para ter Globoplay; o de 2 Giga já inclui …'. */
export function streamingBySpeed(plans: readonly StreamingPlan[]): string {
  const speeds = speedsOf(plans.filter((plan) => namesOf(plan).length > 0))
  if (speeds.length === 0) return 'Os planos daqui são só de internet, sem streaming.'
  const parts = speeds.map((speed, index) => {
    const own = plans.filter((plan) => speedOf(plan) === speed).map(namesOf)
    const choices = own.flatMap((names) => (names.length === 1 ? names : []))
    const all = own.find((names) => names.length > 1)
    const plan = index === 0 ? 'plano de ' : 'de '
    return choices.length > 0
      ? `${index === 0 ? 'No' : 'no'} ${plan}${speedName(speed)}${index === 0 ? ' dá para ter' : ','} ${choiceInWords(inOrder(choices))}`
      : `${index === 0 ? 'O' : 'o'} ${plan}${speedName(speed)} já inclui ${listInWords(all ?? [])}`
  })
  return `${parts.join('; ')}. Outros serviços de streaming não fazem parte dos planos.`
}
