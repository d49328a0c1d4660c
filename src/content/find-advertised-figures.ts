/** Finds the speeds and numbers of devices that a text names, and those that plans give it the right to name. */
import type { Plan } from '../contract/plan.ts'
import { speedName, speedOf } from '../lib/plan-speed.ts'
import { devices } from '../lib/recommended-devices.ts'

/** The fields of a plan from which figures follow. */
export type FiguresPlan = Pick<Plan, 'plan' | 'plan_download' | 'plan_upload' | 'speed'> &
  Partial<Pick<Plan, 'description' | 'addonBonus'>>

// "GIGA" in capitals is the mobile bonus; "1 a 2 Giga" and "500 e 700 Mega" name two speeds
const SPEEDS =
  /(?:(\d+(?:[.,]\d+)?)\s+(?:a|e|ou)\s+(?:(?:o|no)\s+)?(?:de\s+)?)?(\d+(?:[.,]\d+)?)\s*(mega|mb|giga|gb)(?![\p{L}\d])/giu
const DEVICES = /(?<!wi-fi\s)\b(\d+)\s+aparelhos\b/giu

const numberOf = (written: string) => Number(written.replace(',', '.'))

/** Returns the figures that a text names, each as it is written in a list: '2 Giga', '96 aparelhos'. */
export function figuresIn(text: string): string[] {
  const speeds = [...text.matchAll(SPEEDS)].flatMap(([, first, last = '', unit = '']) => {
    if (unit === 'GIGA' || unit === 'GB') return []
    const factor = /^g/i.test(unit) ? 1000 : 1
    return [first, last].flatMap((each) => (each ? [speedName(numberOf(each) * factor)] : []))
  })
  const counts = [...text.matchAll(DEVICES)].map(([, count = '']) => `${count} aparelhos`)
  return [...new Set([...speeds, ...counts])]
}

/** Returns the figures that a page with these plans may name. */
export function figuresOfPlans(plans: readonly FiguresPlan[]): ReadonlySet<string> {
  const all = plans.flatMap((plan) => {
    const { plan_download: download, plan_upload: upload, description = '', addonBonus = [] } = plan
    const speed = speedOf(plan)
    const count = devices[speed]
    return [
      ...[speed, download, upload, speed - download].map(speedName),
      ...(count === undefined ? [] : [`${count} aparelhos`]),
      ...[plan.plan, description, ...addonBonus.map((each) => each.addon_description)].flatMap(figuresIn),
    ]
  })
  return new Set(all)
}

/** Returns the advertised speeds of plans, the slowest first. */
export const speedsOf = (plans: readonly FiguresPlan[]): number[] =>
  [...new Set(plans.map(speedOf))].filter((speed) => speed > 0).toSorted((a, b) => a - b)

/** Returns the range of speeds of plans: 'de 300 Mega a 2 Giga', 'de 1 a 2 Giga'; of one 'de 700 Mega'; '' without plans. */
export function speedRange(plans: readonly FiguresPlan[]): string {
  const speeds = speedsOf(plans)
  const [low, high] = [speeds[0], speeds.at(-1)]
  if (low === undefined || high === undefined) return ''
  if (low === high) return `de ${speedName(low)}`
  const [number = '', unit = ''] = speedName(low).split(' ')
  const first = speedName(high).endsWith(unit) ? number : speedName(low)
  return `de ${first} a ${speedName(high)}`
}

/** Returns the highest upload of plans; 0 without plans. */
export const highestUpload = (plans: readonly FiguresPlan[]): number =>
  Math.max(0, ...plans.map(({ plan_upload: upload }) => upload))

/** The download in Mega from which on a plan comes with a Wi-Fi 6 modem. */
const WIFI_6 = 1000

/** Whether a plan comes with a Wi-Fi 6 modem. */
export const hasWifi6 = ({ plan_download: download }: FiguresPlan): boolean => download >= WIFI_6
