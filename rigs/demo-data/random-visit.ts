/** Generates a random visit of the standard journey. Slightly fewer visitors leave the chat than the pages. */
import type { Count, Device, VisitBatch } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { timeBucket } from '../../src/lib/answering-time-buckets.ts'
import { pick } from '../seeded-random.ts'

/** What happens at one question of a visit. */
export type VisitStop = {
  readonly step: string
  /** Seconds until it was answered; null: the visit ended here. */
  readonly seconds: number | null
  /** Keys of the problems with the first attempts to answer (src/lib/problem-keys.ts). */
  readonly problems: readonly string[]
  readonly isHelped: boolean
  readonly isSwitched: boolean
  /** An earlier step that is corrected from here; null for none. */
  readonly corrects: string | null
}

/** A planned visit. */
export type VisitStory = {
  readonly journey: string
  readonly campaign: string
  readonly device: Device
  readonly version: 'A' | 'B'
  readonly channel: 'chat' | 'pages'
  readonly isFirst: boolean
  readonly stops: readonly VisitStop[]
}

/** Statistics of a step: share of visitors who leave, median seconds, possible problems. */
type Habit = {
  readonly step: string
  readonly loss: number
  readonly seconds: number
  readonly problems: readonly string[]
}

const habit = (step: string, loss: number, seconds: number, ...problems: string[]): Habit => ({
  step,
  loss,
  seconds,
  problems,
})

/** Plausible statistics of the standard journey; most visitors leave at the address and at the CPF. */
const HABITS: readonly Habit[] = [
  habit('cep', 0.24, 6, 'cep-tamanho', 'cep-inexistente', 'cep-vazio'),
  habit('nr-imovel', 0.05, 7, 'numero-vazio'),
  habit('verificando-disponibilidade', 0.01, 1),
  habit('planos', 0.31, 38),
  habit('nome', 0.06, 8, 'nome-sobrenome', 'nome-letras'),
  habit('telefone', 0.1, 9, 'telefone-ddd', 'telefone-tamanho'),
  habit('email', 0.04, 10, 'email-invalido', 'email-sem-arroba'),
  habit('data-nascimento', 0.03, 7, 'data-invalida', 'nascimento-menor'),
  habit('nome-mae', 0.04, 9, 'nome-sobrenome'),
  habit('cpf', 0.19, 12, 'cpf-invalido', 'cpf-tamanho'),
  habit('data-de-vencimento', 0.02, 5),
  habit('ativar-debito', 0.03, 8),
  habit('conta-debito', 0.09, 26, 'conta-vazia', 'agencia-vazia', 'banco-vazio'),
  habit('confirmando-dados', 0.02, 2),
  habit('data-instalacao', 0.05, 14, 'dia-vazio'),
  habit('confirmacao', 0.08, 21),
  habit('pedido-realizado', 1, 0),
]

export function randomVisit(next: () => number, campaign: string): VisitStory {
  const version = next() < 0.5 ? 'A' : 'B'
  const channel = next() < 0.85 === (version === 'B') ? 'chat' : 'pages'
  const stops: VisitStop[] = []
  for (const { step, loss, seconds, problems } of HABITS) {
    const isLast = loss === 1 || next() < loss * (channel === 'chat' ? 0.93 : 1)
    const isRefused = problems.length > 0 && next() < 0.12
    const earlier = stops.findLast((stop) => stop.step !== 'verificando-disponibilidade')
    stops.push({
      step,
      // roughly log-normal, like real answering times
      seconds: isLast ? null : seconds * Math.exp((next() + next() + next() - 1.5) * 1.4),
      problems: isRefused ? [problems[Math.floor(next() * problems.length)] ?? ''] : [],
      isHelped: next() < 0.02,
      isSwitched: next() < 0.015,
      corrects: earlier && stops.length > 3 && next() < 0.02 ? earlier.step : null,
    })
    if (isLast) break
  }
  const device = pick<Device>(next, [
    ['telefone', 78],
    ['computador', 18],
    ['tablet', 4],
  ])
  return { journey: 'standard', campaign, device, version, channel, isFirst: next() < 0.8, stops }
}

/** Returns the events that a browser reports at a stop, in order. */
function countsAt(
  { channel }: VisitStory,
  stop: VisitStop,
  at: number,
  next: VisitStop | undefined,
): Count[] {
  const { step, seconds, problems, isHelped, isSwitched, corrects } = stop
  const on = { step, channel }
  const back = corrects === null ? null : { step: corrects, channel }
  return [
    { what: 'shown', ...on, ...(at === 0 && { isEntry: true as const }) },
    ...problems.map((text) => ({ what: 'refused' as const, ...on, text })),
    ...(isHelped ? [{ what: 'helped' as const, ...on }] : []),
    ...(isSwitched ? [{ what: 'switched' as const, ...on }] : []),
    ...(back
      ? ([
          { what: 'gone', ...on },
          { what: 'returned', ...back },
          { what: 'corrected', ...back },
          { what: 'gone', ...back },
          { what: 'returned', ...on },
        ] as const)
      : []),
    ...(seconds === null ? [] : [{ what: 'answered' as const, ...on, time: timeBucket(seconds) }]),
    ...(next ? [{ what: 'gone' as const, ...on }] : []),
  ]
}

/**
 * Returns the batches of events that a browser sends during a visit.
 * @param splits numbers of events after which a batch is sent; the last batch contains the rest
 */
export function batchesOf(story: VisitStory, splits: readonly number[] = []): VisitBatch[] {
  const { journey, campaign, device, version, stops } = story
  const counts = stops.flatMap((stop, at) => countsAt(story, stop, at, stops[at + 1]))
  const ends = [...splits.filter((at) => at > 0 && at < counts.length), counts.length]
  return ends.map((end, at) => ({
    journey,
    campaign,
    device,
    version,
    age: 0,
    counts: counts.slice(ends[at - 1] ?? 0, end),
  }))
}
