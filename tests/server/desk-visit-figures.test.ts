/**
 * Sends the reports of simulated visits, whose true figures are known: the desk shows the right counts, and each
 * duration in the right range.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { batchesOf, randomVisit, type VisitStory } from '../../rigs/demo-data/random-visit.ts'
import { randomFrom } from '../../rigs/seeded-random.ts'
import { funnelOf } from '../../server/services/desk/funnel-figures.ts'
import { deskStepsOf } from '../../server/rules/desk/desk-journeys-and-steps.ts'
import { sendBatch } from '../support/send-browser-reports.ts'
import { isFull } from '../support/rows-to-run.ts'
import { useServer } from '../support/server.ts'

const VISITS = isFull ? 10_000 : 300
const DAYS = 10
const AT_ONCE = 40
const CAMPAIGNS = ['', 'sp', 'globoplay/timpre'] as const

const dayOf = (at: number) => `2026-11-${String(at + 1).padStart(2, '0')}`

/** Returns the quantile of these seconds by nearest rank, so that it is one of them. */
function quantile(seconds: readonly number[], part: number): number {
  const sorted = [...seconds].sort((one, other) => one - other)
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN
}

/** Figures of one question, counted from the simulated visits themselves. */
function truthOf(stories: readonly VisitStory[], step: string) {
  const at = stories.flatMap(({ stops }) => stops.filter((stop) => stop.step === step))
  const all = stories.flatMap(({ stops }) => stops)
  const seconds = at.flatMap((stop) => (stop.seconds === null ? [] : [stop.seconds]))
  return {
    counts: {
      shown: at.length,
      answered: seconds.length,
      left: stories.filter(({ stops }) => stops.at(-1)?.step === step).length,
      refused: at.reduce((sum, stop) => sum + stop.problems.length, 0),
      corrected: all.filter((stop) => stop.corrects === step).length,
      helped: at.filter((stop) => stop.isHelped).length,
      switched: at.filter((stop) => stop.isSwitched).length,
    },
    seconds,
  }
}

describe(`${VISITS} visits of ${DAYS} days, sent by their browsers`, () => {
  const server = useServer()
  const stories: (VisitStory & { day: string })[] = []

  beforeAll(async () => {
    const next = randomFrom(12)
    for (let day = 0; day < DAYS; day += 1) {
      server().clock.set(`${dayOf(day)}T15:00:00Z`)
      const today = Array.from({ length: VISITS / DAYS }, () => ({
        ...randomVisit(next, CAMPAIGNS[Math.floor(next() * CAMPAIGNS.length)] ?? ''),
        day: dayOf(day),
      }))
      stories.push(...today)
      const batches = today.flatMap((story) => batchesOf(story, next() < 0.2 ? [5, 17] : []))
      for (let at = 0; at < batches.length; at += AT_ONCE) {
        const replies = await Promise.all(
          batches.slice(at, at + AT_ONCE).map((batch) => sendBatch(server(), batch)),
        )
        expect(replies.filter(({ status }) => status !== 200)).toEqual([])
      }
    }
  }, 300_000)

  const scope = {
    from: dayOf(0),
    to: dayOf(DAYS - 1),
    journey: 'standard',
    campaign: null,
    channel: null,
    device: null,
  }

  it.each([
    ['all of them', {}, () => true],
    ['those of one campaign', { campaign: 'sp' }, (story: VisitStory) => story.campaign === 'sp'],
    ['those in the chat', { channel: 'chat' }, (story: VisitStory) => story.channel === 'chat'],
    [
      'those on telephones, of two days',
      { device: 'telefone', from: dayOf(2), to: dayOf(3) },
      (story: VisitStory & { day: string }) =>
        story.device === 'telefone' && [dayOf(2), dayOf(3)].includes(story.day),
    ],
  ])('of %s: every count is right, and every duration lies within its range', async (_, part, holds) => {
    const own = stories.filter(holds)
    const { steps, visits } = await funnelOf(server(), { ...scope, ...part })
    expect(visits).toBe(own.length)
    const shown = new Set(own.flatMap(({ stops }) => stops.map(({ step }) => step)))
    expect(steps.map(({ step }) => step)).toEqual(deskStepsOf('standard').filter((step) => shown.has(step)))
    for (const figures of steps) {
      const { counts, seconds } = truthOf(own, figures.step)
      expect(figures).toMatchObject(counts)
      expect(figures.loss).toBe(counts.left / counts.shown)
      for (const [range, part] of [
        [figures.median, 0.5],
        [figures.p90, 0.9],
      ] as const) {
        if (seconds.length === 0) expect(range).toBeNull()
        else {
          expect(quantile(seconds, part)).toBeGreaterThanOrEqual(range?.from ?? Infinity)
          expect(quantile(seconds, part)).toBeLessThan(range?.to ?? Infinity)
        }
      }
    }
    // every visitor has left somewhere
    expect(steps.reduce((sum, { left }) => sum + left, 0)).toBe(own.length)
  })

  it('says why answers were refused, most first', async () => {
    const { problems } = await funnelOf(server(), scope)
    const truth = new Map<string, number>()
    for (const { stops } of stories)
      for (const stop of stops)
        for (const problem of stop.problems) {
          const name = `${stop.step} ${problem}`
          truth.set(name, (truth.get(name) ?? 0) + 1)
        }
    expect(new Map(problems.map(({ step, problem, refused }) => [`${step} ${problem}`, refused]))).toEqual(
      truth,
    )
    const counts = problems.map(({ refused }) => refused)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
  })
})
