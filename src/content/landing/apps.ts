/** Texts of the landing page block about the apps included in the plans, 'Saiba mais sobre os apps'. */
import type { Streaming } from '../../contract/plan.ts'
import { externalLinks, type LinkInText } from './external-links.ts'

/**
 * One card about an app that comes with plans. The catalogue supplies the app's text and pictures.
 */
export type AppText = {
  /** Slug of the benefit in the catalogue. */
  readonly slug: string
  /** Title of the card, if it differs from the name of the benefit. */
  readonly name?: string
  readonly signIn?: LinkInText
  /** Streaming service whose page 'Ver Planos' links to. */
  readonly service?: Streaming
}

type Apps = {
  readonly seePlans: string
  readonly arrows: { readonly previous: string; readonly next: string }
  /** Two rows of cards. */
  readonly rows: readonly [readonly AppText[], readonly AppText[]]
}

export const apps: Apps = {
  seePlans: 'Ver Planos',
  arrows: { previous: 'Apps anteriores', next: 'Próximos apps' },
  rows: [
    [
      { slug: 'paramount-plus', signIn: externalLinks.signIn['paramount-plus'], service: 'paramount' },
      { slug: 'MAX', name: 'HBO MAX', signIn: externalLinks.signIn.MAX, service: 'hbo-max' },
      { slug: 'globo-play', signIn: externalLinks.signIn['globo-play'], service: 'globoplay' },
      { slug: 'deezer' },
      { slug: 'looke' },
      { slug: 'band-sports' },
      { slug: 'band-news' },
    ],
    [
      { slug: 'seguranca-digital' },
      { slug: 'babbel' },
      { slug: 'aya-ensinah' },
      { slug: 'aya-books' },
      { slug: 'aya-bancah' },
      { slug: 'games-club' },
    ],
  ],
}
