/**
 * How often what a message means is among the buttons that the chat offers for it: on a third of the corpus's questions that
 * is kept aside from learning, and on wordings that nobody had seen (docs/decisions/0176, 0193).
 */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nearestTopics } from '../../src/understanding/topics/nearest-topics.ts'
import { examplesOfCorpus, examplesOfWordings } from '../../src/understanding/topics/topic-examples.ts'
import { TOPIC_WEIGHTS } from '../../src/understanding/topics/topic-weights.ts'
import { trainTopics, type TopicWeights } from '../../src/understanding/topics/train-topics.ts'
import { UNSEEN_QUESTIONS } from '../support/unseen-questions.ts'

type Question = { readonly ids: readonly string[]; readonly step?: string; readonly text: string }

/** The share of questions whose topic is among the first of those that are found. */
function shareAmong(first: number, weights: TopicWeights, questions: readonly Question[]): number {
  const isFound = ({ ids, step = '', text }: Question) =>
    nearestTopics(weights, text, step)
      .slice(0, first)
      .some(({ id }) => ids.includes(id))
  return questions.filter(isFound).length / questions.length
}

/** The same thirds in every run, whatever is added to the corpus behind them. */
function* thirds(): Generator<boolean, never> {
  let state = 73
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    yield state / 0x7f_ff_ff_ff < 1 / 3
  }
}

describe('the nearest topics', () => {
  const isAside = thirds()
  const split = examplesOfCorpus().map((example) => ({ example, isKept: isAside.next().value }))
  const kept = split.filter(({ isKept }) => isKept).map(({ example }) => example)
  const learned = split.filter(({ isKept }) => !isKept).map(({ example }) => example)
  const weights = trainTopics([...learned, ...examplesOfWordings()])

  it('are right for a third of the corpus that is kept aside: first in 68, among three in 83 of a hundred', () => {
    expect(kept.length).toBeGreaterThan(400)
    expect(shareAmong(1, weights, kept)).toBeGreaterThan(0.68)
    expect(shareAmong(3, weights, kept)).toBeGreaterThan(0.83)
  })

  it('are right for wordings that nobody had seen: first in 75, among three in 92 of a hundred', () => {
    const unseen = UNSEEN_QUESTIONS.map(([id, step, text]) => ({ ids: [id], step, text }))
    expect(shareAmong(1, TOPIC_WEIGHTS, unseen)).toBeGreaterThan(0.75)
    expect(shareAmong(3, TOPIC_WEIGHTS, unseen)).toBeGreaterThan(0.92)
  })

  it('are none where no word speaks for any', () => {
    expect(nearestTopics(TOPIC_WEIGHTS, 'zupt kwx', 'planos')).toEqual([])
  })

  it('weigh at most 13.5 KiB', () => {
    expect(brotliCompressSync(JSON.stringify(TOPIC_WEIGHTS)).length).toBeLessThan(13.5 * 1024)
  })
})
