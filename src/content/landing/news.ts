/** Texts of the news block on landing pages. */
import { brand } from '../brand-and-phones.ts'

/** One card of the news block on landing pages. */
export type NewsCard = {
  readonly id: string
  /** Name of the artwork. */
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
  /** Whether 'Ver mais' opens the full text in a drawer instead of following the link. */
  readonly showModal: boolean
}

const plain = {
  hasItem: true,
  external: false,
  linkNews: '',
  stream: false,
  streamLink: '',
  showModal: true,
} as const

/** The names of the pictures of news. */
export const newsPictures = ['cidades', 'wifi-6', 'instalacao', 'patrocinio', 'premios', 'champions'] as const

/** Texts and cards of the news block on landing pages. */
export const news = {
  title: 'Novidades da fibra',
  more: 'Ver mais',
  read: 'Abrir',
  arrows: { previous: 'Novidades anteriores', next: 'Próximas novidades' },
  watch: 'Assistir ao vídeo',
  /** Shown below the preview picture of a video until the visitor loads the video. */
  elsewhere: 'O vídeo vem de outro site e só carrega quando você toca nele.',
  cards: [
    {
      ...plain,
      id: 'cidades',
      imageName: 'cidades',
      title: 'Fibra em 190 cidades',
      description: 'Dentro delas, só o endereço exato responde. Consulte o seu.',
      fullDescription: [
        `A ${brand.name} está em 190 cidades. Dentro delas, só o endereço exato responde: com o CEP e o número, a consulta sai na hora.`,
        'Se a fibra ainda não chegou até você, deixe seu contato na própria consulta e avisamos quando chegar.',
      ],
    },
    {
      ...plain,
      id: 'wifi-6',
      imageName: 'wifi-6',
      title: 'Wi-Fi 6 nos planos a partir de 1 Giga',
      description: 'Até 40% mais rápido, com modem emprestado.',
      fullDescription: [
        'Os planos a partir de 1 Giga vêm com modem Wi-Fi 6, emprestado enquanto durar o contrato. O Wi-Fi 6 pode ser até 40% mais rápido.',
        'Para aproveitar, o celular ou o computador também precisa ter Wi-Fi 6. Os aparelhos mais antigos continuam funcionando, na velocidade deles.',
      ],
    },
    {
      ...plain,
      id: 'instalacao',
      imageName: 'instalacao',
      title: 'Do pedido à instalação',
      description: 'O que acontece entre o pedido e o primeiro acesso.',
      fullDescription: [
        'Você escolhe o plano, responde seus dados e marca a visita do técnico: o dia e o período são seus.',
        'No dia marcado, o técnico instala a fibra e o modem, que fica emprestado enquanto durar o contrato.',
      ],
      stream: true,
    },
    {
      ...plain,
      hasItem: false,
      id: 'patrocinio',
      imageName: 'patrocinio',
      title: 'Patrocínios',
      description: 'O que a marca apoia, e o que isso traz para quem tem a fibra.',
      fullDescription: [
        'Quando a marca apoia um evento, contamos aqui qual é, quando acontece e o que há nele para quem tem a fibra em casa.',
      ],
    },
    {
      ...plain,
      hasItem: false,
      id: 'premios',
      imageName: 'premios',
      title: 'Prêmios',
      description: 'Quem avaliou, o que foi medido e quando.',
      fullDescription: [
        'Quando a fibra recebe um prêmio, contamos aqui quem avaliou, o que foi medido e quando, com a fonte ao lado.',
      ],
    },
    {
      ...plain,
      id: 'champions',
      imageName: 'champions',
      title: 'Champions League no HBO Max',
      description: 'Acompanhe pelo streaming que vem com o plano.',
      fullDescription: [],
      linkNews: '/hbo-max/',
      showModal: false,
    },
  ],
} as const satisfies { readonly cards: readonly NewsCard[] } & Record<string, unknown>
