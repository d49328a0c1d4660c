/**
 * Texts of the alternative start pages: each has its own path, such as `/500mb`, its own heading and some of the plans.
 */

import type { Plan } from '../../contract/plan.ts'
import { speedName, speedOf } from '../../lib/plan-speed.ts'
import { speedPageWords } from './speed-page-words.ts'

/** A start page with its own path, texts and plan list. */
export interface AlternativeStartPage {
  /** Canonical path for search engines. */
  readonly path: string
  readonly title: string
  /** Description for search engines and shared links. */
  readonly description: string
  readonly heading: string
  readonly text: string
  /** Heading of the plan list. */
  readonly plans: string
  /** The plan list shows all plans with this download speed in Mega, or those of the nearest speed. */
  readonly download?: number
  /** The heading that a list of this speed would have, on a page that shows another one. */
  readonly missing?: string
  /** Whether the page opens scrolled to its plan list. */
  readonly opensAtPlans?: true
}

/** Returns a page about one speed. What else it says follows from the plans that it shows (`withWordsOfPlans`). */
const aboutSpeed = (path: string, download: number, speed = download): AlternativeStartPage => ({
  path,
  download,
  ...speedPageWords(speedName(speed), []),
})

const list: readonly AlternativeStartPage[] = [
  {
    path: '/ofertas',
    title: 'Ofertas de internet fibra',
    description:
      'Ofertas de internet fibra lado a lado: velocidade, streaming e preço por mês. Diga o CEP e o telefone e veja quais chegam à sua casa.',
    heading: 'Qual plano combina com a sua casa?',
    text: 'Diga o CEP e o telefone e veja quais destes planos chegam ao seu endereço.',
    plans: 'Ofertas de internet fibra',
    opensAtPlans: true,
  },
  {
    path: '/novo-cliente',
    title: 'Novos clientes',
    description:
      'Ainda não tem a fibra? Veja os planos e os preços para novos clientes e consulte se ela chega ao seu endereço.',
    heading: 'Você ainda não é cliente da fibra',
    text: 'Diga o CEP e o telefone e veja os planos e os preços para quem está chegando.',
    plans: 'Planos para novos clientes',
  },
  aboutSpeed('/700mb', 600, 700),
  aboutSpeed('/500mb', 500),
  aboutSpeed('/1gb', 1000),
]

/** Other paths of these pages, mapped to the canonical ones. */
const ALIASES: Readonly<Record<string, string>> = { '/1gb/index.temp': '/1gb' }

/** Returns the alternative start page at a path without campaign prefix; undefined if there is none. */
export function alternativeStartPageAt(path: string): AlternativeStartPage | undefined {
  const bare = path.replace(/\/+$/, '')
  const wanted = ALIASES[bare] ?? bare
  return list.find((each) => each.path === wanted)
}

/** Returns a page about one speed with the words of the plans that it shows; any other page as it is. */
export function withWordsOfPlans(page: AlternativeStartPage, shown: readonly Plan[]): AlternativeStartPage {
  const [first] = shown
  if (page.download === undefined || !first) return page
  const words = speedPageWords(speedName(speedOf(first)), shown)
  return { ...page, ...words, ...(words.plans !== page.plans && { missing: page.plans }) }
}
