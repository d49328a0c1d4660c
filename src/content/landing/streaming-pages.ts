/** Texts of the landing pages that are each about one streaming service. */
import type { Streaming } from '../../contract/plan.ts'

/** One programme or genre of a streaming service, with its artwork. */
export type Series = {
  /** Name of the artwork, drawn by `src/ui/art/Poster.tsx`: a motif, and what chooses its look. */
  readonly image: `${'city' | 'moon' | 'hills' | 'stage' | 'window' | 'road'}/${string}`
  readonly title: string
  readonly description: string
}

export type SeriesList = { readonly title: string; readonly items: readonly Series[] }

/** Texts of the landing page about one streaming service. */
export type StreamingPage = {
  readonly title: string
  readonly description: string
  readonly banner: {
    readonly over: string
    readonly heading: string
    readonly text: string
    /** Label of the button that scrolls to the plans. */
    readonly action: string
  }
  readonly rows: readonly SeriesList[]
  readonly benefits?: {
    readonly title: string
    readonly cards: readonly { readonly figure: string; readonly title: string; readonly text: string }[]
  }
}

/** Texts of the landing pages `/paramount`, `/hbo-max` and `/globoplay`. */
export const streamingPages: Readonly<Record<Streaming, StreamingPage>> = {
  paramount: {
    title: 'Internet fibra com Paramount+',
    description: 'Fibra e Paramount+ em um plano só, na mesma fatura. Veja se chega ao seu endereço.',
    banner: {
      over: 'Fibra com Paramount+',
      heading: 'Uma montanha de histórias na sua sala',
      text: 'Séries originais, filmes e esportes, na mesma fatura da sua internet.',
      action: 'Confira os Planos',
    },
    rows: [
      {
        title: 'Séries para começar hoje',
        items: [
          {
            image: 'road/fronteira',
            title: 'Faroeste moderno',
            description: 'Terra, família e acerto de contas',
          },
          {
            image: 'moon/orbita',
            title: 'Ficção científica',
            description: 'Naves, mundos novos e dilemas antigos',
          },
          { image: 'city/plantao', title: 'Investigação', description: 'Um caso por episódio' },
          { image: 'window/tribunal', title: 'Tribunal', description: 'A verdade, de dois lados' },
          { image: 'city/subsolo', title: 'Crime e poder', description: 'Quem manda quando a cidade dorme' },
          { image: 'stage/comedia-familia', title: 'Comédia', description: 'Episódios curtos, risada longa' },
        ],
      },
      {
        title: 'Para maratonar em família',
        items: [
          {
            image: 'hills/animacao',
            title: 'Animação',
            description: 'Para os pequenos e para quem já cresceu',
          },
          { image: 'road/aventura', title: 'Aventura', description: 'Mapas, enigmas e um pouco de medo' },
          { image: 'window/palco', title: 'Reality', description: 'Convivência, provas e eliminação' },
          { image: 'stage/gramado', title: 'Esportes', description: 'Jogos e bastidores' },
          { image: 'moon/documentario', title: 'Documentário', description: 'O mundo como ele é' },
          { image: 'city/musica', title: 'Música', description: 'Shows e histórias de quem toca' },
        ],
      },
    ],
  },
  'hbo-max': {
    title: 'Internet fibra com HBO Max',
    description: 'Fibra, HBO Max e a Champions League em um plano só. Veja se chega ao seu endereço.',
    banner: {
      over: 'Fibra com HBO Max',
      heading: 'A Champions League na sua sala',
      text: 'Acompanhe pelo HBO Max que vem com o plano, em Full HD e em 2 telas ao mesmo tempo.',
      action: 'Contratar Plano',
    },
    rows: [
      {
        title: 'Séries para maratonar',
        items: [
          { image: 'hills/dragao', title: 'Fantasia', description: 'Reinos, alianças e traições' },
          {
            image: 'window/diretoria',
            title: 'Drama de família',
            description: 'Herança, mágoa e muito dinheiro',
          },
          { image: 'road/ruinas', title: 'Fim do mundo', description: 'O que sobra quando tudo acaba' },
          { image: 'hills/ferias', title: 'Sátira', description: 'Gente rica de férias' },
          { image: 'city/detetive', title: 'Policial', description: 'Duas épocas, um crime' },
          { image: 'moon/heroi', title: 'Heróis', description: 'Capas, máscaras e dúvidas' },
        ],
      },
      {
        title: 'Filmes e esporte',
        items: [
          { image: 'stage/estadio', title: 'Champions League', description: 'Noites de futebol europeu' },
          { image: 'window/cinema', title: 'Cinema', description: 'Para uma noite de filme' },
          { image: 'city/terror', title: 'Terror', description: 'Deixe a luz acesa' },
          { image: 'moon/romance', title: 'Romance', description: 'Para ver a dois' },
          { image: 'hills/desenho', title: 'Desenhos', description: 'Os de antes e os de agora' },
          { image: 'road/arquivo', title: 'Documentário', description: 'Casos reais, bem contados' },
        ],
      },
    ],
  },
  globoplay: {
    title: 'Internet fibra com Globoplay',
    description: 'Fibra e Globoplay em um plano só, na mesma fatura. Veja se chega ao seu endereço.',
    banner: {
      over: 'Fibra com Globoplay',
      heading: 'O Brasil que você assiste, agora com fibra',
      text: 'Novelas, séries e programas da Globo, na mesma fatura da sua internet.',
      action: 'Ver planos com Globoplay',
    },
    rows: [
      {
        title: 'Novelas e séries',
        items: [
          { image: 'window/novela', title: 'Novela das nove', description: 'Um capítulo depois do outro' },
          { image: 'moon/classico', title: 'Novelas clássicas', description: 'Para rever do começo' },
          { image: 'road/sertao', title: 'Série brasileira', description: 'Histórias com sotaque' },
          { image: 'city/morro', title: 'Policial', description: 'A cidade por dentro' },
          { image: 'window/hospital', title: 'Drama médico', description: 'Plantões sem fim' },
          { image: 'hills/juventude', title: 'Juvenil', description: 'Escola, amizade e segredos' },
        ],
      },
      {
        title: 'Programas e ao vivo',
        items: [
          { image: 'city/jornal', title: 'Jornalismo', description: 'O dia explicado' },
          { image: 'stage/auditorio', title: 'Auditório', description: 'Domingo em qualquer dia' },
          { image: 'window/casa', title: 'Reality', description: 'Uma casa, muitas câmeras' },
          { image: 'stage/humor', title: 'Humor', description: 'Esquetes e improviso' },
          { image: 'moon/infantil', title: 'Infantil', description: 'Para os pequenos' },
          { image: 'road/reportagem', title: 'Documentário', description: 'Grandes reportagens' },
        ],
      },
    ],
    benefits: {
      title: 'O que vem com o seu Globoplay',
      cards: [
        { figure: '3', title: 'telas ao mesmo tempo', text: 'Na sala, no quarto e no celular.' },
        { figure: '2', title: 'familiares', text: 'Para dividir com quem é da casa.' },
        { figure: '30', title: 'dias por ciclo', text: 'Ao cancelar, o acesso vai até o fim do ciclo.' },
      ],
    },
  },
}
