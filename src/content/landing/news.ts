/** Texts of the news block on landing pages. Its items are those of an edition of the shop. */

/** One card of the news block on landing pages. */
export type NewsCard = {
  readonly id: string
  readonly imageName: string
  readonly title: string
  readonly description: string
  /** The full text in paragraphs; empty if the card links to another page. */
  readonly fullDescription: readonly string[]
  /** Whether the link opens in another tab. */
  readonly external: boolean
  readonly linkNews: string
  /** Whether the news item may have a video. */
  readonly stream: boolean
  /**
   * Id of the video at the provider of `VIDEO_URL`, if the operator does not configure it (`NEWS_VIDEOS`,
   * docs/settings.md). '' if there is none: an invented id would show a broken player.
   */
  readonly streamLink: string
  /** False while there is nothing to tell under this title; the card is then left out. */
  readonly hasItem: boolean
  /** From when to when it is told, in São Paulo. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Whether 'Ver mais' opens the full text in a drawer instead of following the link. */
  readonly showModal: boolean
}

export const newsPictures = ['cidades', 'wifi-6', 'instalacao', 'patrocinio', 'premios', 'champions'] as const

/** Texts around the items. */
export const news = {
  more: 'Ver mais',
  read: 'Abrir',
  arrows: { previous: 'Novidades anteriores', next: 'Próximas novidades' },
  watch: 'Assistir ao vídeo',
  /** Shown below the preview picture of a video until the visitor loads the video. */
  elsewhere: 'O vídeo vem de outro site e só carrega quando você toca nele.',
} as const
