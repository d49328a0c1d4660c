/**
 * Generates random visits with the reports of their browsers. The figures that the desk must show are computed from the
 * visits, not from the reports.
 */
import { Agent, request } from 'node:http'
import { pick, randomFrom } from '../../rigs/seeded-random.ts'
import { batchesOf, randomVisit, type VisitStory } from '../../rigs/demo-data/random-visit.ts'
import type { VisitBatch } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { PHONE } from './send-browser-reports.ts'

export type SimulatedVisit = {
  readonly story: VisitStory
  /** Days since it began: a batch may arrive that much later. */
  readonly age: number
  /** The question to which it went back in the end, and at which it was left; null: it was left at its last one. */
  readonly wentBackTo: string | null
  readonly batches: readonly VisitBatch[]
}

type Campaigns = readonly (readonly [prefix: string, weight: number])[]

const CAMPAIGNS: Campaigns = [
  ['', 5],
  ['sp', 3],
  ['hbo-max', 2],
]

const AGES = [0, 1, 2, 5, 6, 7] as const

/** The last question of an order, at which visitors neither leave nor go back. */
const END = 'pedido-realizado'

function drawVisit(next: () => number, campaigns: Campaigns): SimulatedVisit {
  const story = randomVisit(next, pick(next, campaigns))
  const { stops, channel } = story
  const last = stops.at(-1)?.step ?? ''
  const goesBack = next() < 0.06 && stops.length > 2 && last !== END
  const wentBackTo = goesBack ? (stops[Math.floor(next() * (stops.length - 1))]?.step ?? null) : null
  const age = AGES[Math.floor(next() * AGES.length)] ?? 0
  // most visits are reported in one batch, some in two: a browser reports when it has been hidden
  const parts = batchesOf(story, next() < 0.1 ? [1 + Math.floor(next() * 6)] : [])
  const back =
    wentBackTo === null
      ? []
      : [
          { what: 'gone' as const, step: last, channel },
          { what: 'returned' as const, step: wentBackTo, channel },
        ]
  const batches = parts.map((batch, at) => ({
    ...batch,
    age,
    counts: at === parts.length - 1 ? [...batch.counts, ...back] : batch.counts,
  }))
  return { story, age, wentBackTo, batches }
}

/** Visits of the standard journey over eight days; the same ones for the same seed. */
export function drawVisits(count: number, seed: number, campaigns = CAMPAIGNS): SimulatedVisit[] {
  const next = randomFrom(seed)
  return Array.from({ length: count }, () => drawVisit(next, campaigns))
}

/** Sends batches as browsers do, 64 at a time. @throws for one that is not accepted */
export async function sendBatches(
  url: string,
  batches: readonly VisitBatch[],
  userAgent = PHONE,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const sendOne = (batch: VisitBatch) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(`${url}/api/visits`, { method: 'POST', agent, headers }, (reply) => {
        reply.resume().on('end', () => {
          if (reply.statusCode === 200) resolve()
          else reject(new Error(`a batch was answered with ${reply.statusCode}`))
        })
      })
      sent.on('error', reject).end(JSON.stringify(batch))
    })
  await Promise.all(batches.map(sendOne))
  agent.destroy()
}

/** What happened at a question. `answered` and `left` are null where an order ends: nobody goes on or is lost there. */
export type StepTruth = {
  readonly step: string
  readonly shown: number
  readonly answered: number | null
  readonly left: number | null
  readonly refused: number
  readonly corrected: number
  readonly switched: number
  readonly helped: number
  /** How long each answer took, in seconds, the shortest first. */
  readonly seconds: readonly number[]
}

const count = <T>(all: readonly T[], isSo: (each: T) => boolean): number => all.filter(isSo).length

function truthAt(step: string, stories: readonly VisitStory[], leftAt: readonly string[]): StepTruth {
  const everywhere = stories.flatMap(({ stops }) => stops)
  const stops = everywhere.filter((stop) => stop.step === step)
  const seconds = stops.flatMap((stop) => stop.seconds ?? []).sort((one, other) => one - other)
  const isEnd = step === END
  return {
    step,
    shown: stops.length,
    answered: isEnd ? null : seconds.length,
    left: isEnd ? null : count(leftAt, (each) => each === step),
    refused: stops.reduce((sum, { problems }) => sum + problems.length, 0),
    corrected: count(everywhere, ({ corrects }) => corrects === step),
    switched: count(stops, ({ isSwitched }) => isSwitched),
    helped: count(stops, ({ isHelped }) => isHelped),
    seconds,
  }
}

/** Returns the known figures of some visits, by question in the order of the journey. */
export function truthOf(visits: readonly SimulatedVisit[]): StepTruth[] {
  const stories = visits.map(({ story }) => story)
  const longest = stories.reduce<VisitStory['stops']>(
    (most, { stops }) => (stops.length > most.length ? stops : most),
    [],
  )
  const leftAt = visits.map(({ story, wentBackTo }) => wentBackTo ?? story.stops.at(-1)?.step ?? '')
  return longest.map(({ step }) => truthAt(step, stories, leftAt))
}

/** The time within which a share of all answers was given (nearest rank); null without any. */
export const timeWithin = (seconds: readonly number[], part: number): number | null =>
  seconds[Math.ceil(part * seconds.length) - 1] ?? null

/** Refused answers by question and key of the text, the most frequent first. */
export function refusalsOf(
  visits: readonly SimulatedVisit[],
): { step: string; text: string; count: number }[] {
  const all = new Map<string, { step: string; text: string; count: number }>()
  for (const { step, problems } of visits.flatMap(({ story }) => story.stops))
    for (const text of problems) {
      const known = all.get(`${step} ${text}`)
      all.set(`${step} ${text}`, { step, text, count: (known?.count ?? 0) + 1 })
    }
  return [...all.values()].sort((one, other) => other.count - one.count)
}
