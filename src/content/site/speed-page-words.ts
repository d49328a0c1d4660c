/** Texts of the start pages about one speed, such as `/500mb`: all that they say follows from the plans that they show. */
import type { Plan } from '../../contract/plan.ts'
import { choiceInWords } from '../../lib/list-in-words.ts'
import { speedName, speedOf } from '../../lib/plan-speed.ts'
import { hasWifi6, type FiguresPlan } from '../find-advertised-figures.ts'
import { devices } from '../../lib/recommended-devices.ts'
import { streamingNamesOf } from '../streaming-service-names.ts'

type ShownPlan = FiguresPlan & Pick<Plan, 'subscriptions'> & Partial<Pick<Plan, 'benefits'>>

/** What one of these pages says. */
type SpeedPageWords = {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly text: string
  readonly plans: string
}

/** What the headings of some speeds say instead of the number of devices. */
const forWhom: Readonly<Record<string, string>> = {
  '700 Mega': 'para a casa toda',
  '1 Giga': 'para quem faz tudo ao mesmo tempo',
}

/** Says which streaming services can be had: 'com ou sem Globoplay ou HBO Max'; '' for none. */
function streamingIn(plans: readonly ShownPlan[]): string {
  const names = plans.flatMap(streamingNamesOf)
  if (names.length === 0) return ''
  const isOptional = plans.some(({ subscriptions }) => subscriptions.length === 0)
  return `${isOptional ? 'com ou sem' : 'com'} ${choiceInWords([...new Set(names)])}`
}

/** Returns the words of a page. `name` is its speed: '500 Mega'. */
export function speedPageWords(name: string, plans: readonly ShownPlan[]): SpeedPageWords {
  const [first] = plans
  const speed = first ? speedOf(first) : 0
  const count = devices[speed]
  const forDevices = count === undefined ? '' : `para até ${count} aparelhos`
  const upload = first && first.plan_upload > 0 ? `com ${speedName(first.plan_upload)} de upload` : ''
  const wifi = first && hasWifi6(first) ? 'modem Wi-Fi 6' : ''
  const bonus = first ? speed - first.plan_download : 0
  const own =
    bonus > 0 && first ? `${speedName(first.plan_download)} do plano mais ${speedName(bonus)} de bônus` : ''
  const facts = [own, forDevices, [upload, wifi].filter(Boolean).join(' e ')].filter(Boolean).join(', ')
  const details = [upload, forDevices, streamingIn(plans)].filter(Boolean).join(', ')
  return {
    title: `Internet fibra de ${name}`,
    description: `Internet fibra de ${name}${details && `, ${details}`}. Veja os preços do seu endereço.`,
    heading: `${name} ${forWhom[name] ?? (forDevices || 'para a sua casa')}`,
    text: `${facts && `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. `}Veja se chega ao seu endereço.`,
    plans: `Planos de ${name}`,
  }
}
