/** Fills in what a campaign's texts say of its plans, so that they stay true when a plan is hidden, added or ends. */
import { speedRange, type FiguresPlan } from '../content/find-advertised-figures.ts'
import type { Landing } from '../campaigns/landing-types.ts'

/** The placeholder of the range of speeds, in a banner and in a description: 'de 300 Mega a 2 Giga'. */
export const SPEED_RANGE = '{faixa-de-velocidades}'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns a landing page's texts with the figures of the plans that its campaign sells. */
export function withFigures(landing: Landing, plans: readonly FiguresPlan[]): Landing {
  const { banner, description } = landing
  const { heading, text } = banner
  if (![heading, text, description].some((each) => each.includes(SPEED_RANGE))) return landing
  const range = speedRange(plans)
  const filled = (written: string) =>
    written
      .replace(new RegExp(`^${SPEED_RANGE}`), capital(range))
      .replaceAll(SPEED_RANGE, range)
      // without plans there is nothing to name
      .replaceAll(/[ ,:]+(?=[.,])/g, '')
      .replaceAll(/ {2,}/g, ' ')
  const own = { ...banner, heading: filled(heading), text: filled(text) }
  return { ...landing, banner: own, description: filled(description) }
}
