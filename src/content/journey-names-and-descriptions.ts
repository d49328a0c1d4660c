/**
 * Names and descriptions of the journeys, the variants of the order process. The operator's desk shows the
 * names; search engines and shared links show the descriptions.
 */
import { JOURNEY_WORDS } from './all-journey-words.ts'

/** Names of the journeys at the operator's desk. */
export const journeyNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(JOURNEY_WORDS).map(([journey, { deskName }]) => [journey, deskName]),
)

/** Descriptions of an order's first screen, in the chat and as pages. */
const ofOrder = {
  chat: 'Peça internet fibra conversando: diga o CEP, escolha o plano e marque a instalação. Passe para o formulário quando quiser.',
  pages: 'Consulte o CEP, escolha o plano de internet fibra e marque a instalação, uma pergunta por vez.',
}

/**
 * Returns the description of an order's first screen for search engines and shared links.
 * @param journey id of the journey; most journeys of new customers share one description
 */
export const orderDescription = (mode: 'chat' | 'pages', journey: string): string =>
  (JOURNEY_WORDS[journey]?.description ?? ofOrder)[mode]
