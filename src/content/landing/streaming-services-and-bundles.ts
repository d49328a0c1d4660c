/**
 * Texts about the streaming services on landing pages: their names and limits, and the cards of plans with streaming.
 */
import type { Streaming } from '../../contract/plan.ts'
import { streamingServiceNames } from '../streaming-service-names.ts'

/** Texts about one streaming service on landing pages. */
type StreamingText = {
  readonly name: string
  /** Text in the block that explains the three streaming services. */
  readonly text: string
  readonly limits: readonly string[]
}

/** Texts about the streaming services, by id: the last path segment of the service's landing page. */
export const streamings: Readonly<Record<Streaming, StreamingText>> = {
  globoplay: {
    name: 'Globoplay',
    text: 'Novelas, séries e programas da Globo, quando você quiser.',
    limits: ['Até 3 telas ao mesmo tempo', 'Até 2 familiares', 'Ciclo de 30 dias'],
  },
  'hbo-max': {
    name: 'HBO Max',
    text: 'Séries da HBO, filmes e a Champions League.',
    limits: ['Full HD', '2 telas ao mesmo tempo'],
  },
  paramount: {
    name: 'Paramount+',
    text: 'Séries originais, filmes e esportes em um lugar só.',
    limits: ['1 aparelho por vez'],
  },
}

const services = Object.keys(streamings) as Streaming[]

/** Returns the streaming service of a plan; the first if there are several, null if there is none. */
export const streamingOf = (plan: { readonly subscriptions: readonly string[] }): Streaming | null =>
  services.find((id) =>
    plan.subscriptions.some((slug) => streamingServiceNames[slug] === streamings[id].name),
  ) ?? null

/** Texts of the block that explains the streaming services. */
export const streamingExplainer = {
  order: ['globoplay', 'hbo-max', 'paramount'],
  seeMore: (name: string) => `Conhecer o ${name}`,
  note: 'Planos com streaming têm fidelidade de 12 meses. Ao cancelar o streaming, o acesso vai até o fim do ciclo.',
} as const

/** Texts of the small cards that advertise plans with streaming. */
export const bundles = {
  included: 'Streaming Incluso',
  full: 'De',
  now: 'Por',
  perMonth: '/mês',
} as const
