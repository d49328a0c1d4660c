/**
 * What visitors say instead of an answer: questions about the order, questions that nobody can answer here, and that
 * they answer later. Openings × wordings × marks × noise.
 */
import fc from 'fast-check'
import type { StepId, Values } from '../../../src/funnel/types.ts'
import { mostly, oneOf } from './part.ts'
import { type Talk, UNKNOWN } from './talk-wordings.ts'

/** Openings that ask without a question mark. */
const OPENS = ['queria saber se ', 'vcs ', 'me diz se ', 'gostaria de saber se ', 'será que ', 'vocês ']

export const unknownQuestions: fc.Arbitrary<string> = fc
  .tuple(oneOf(...OPENS), oneOf(...UNKNOWN), mostly(2, '', ['?', '??', ' moço', '?! ']))
  .map((parts) => parts.join(''))

const NOISE_BEFORE = ['oi, ', 'boa noite! ', 'moça, ', 'uai, ', 'olha, ', 'então, ', 'mas ', 'ô moço, ']
const NOISE_BEHIND = [' moço', ' kkk', ' 🙏', ' hein', ', por favor']

/** Answers to the question of direct debit, each with a correction of another answer behind it. */
export const answersBesideCorrections: fc.Arbitrary<{
  text: string
  answers: Readonly<Record<StepId, Values>>
}> = fc
  .record({
    answer: oneOf<readonly [string, string]>(
      ['sim', 'true'],
      ['quero sim', 'true'],
      ['não, boleto', 'false'],
      ['pode ser', 'true'],
    ),
    join: oneOf('. ', '. e ', ', e aproveita e ', '! ah, '),
    verb: oneOf('muda', 'troca', 'corrige'),
    day: oneOf('1', '5', '15', '20', '25'),
    behind: mostly(3, '', NOISE_BEHIND),
  })
  .map(({ answer: [said, value], join, verb, day, behind }) => ({
    text: `${said}${join}${verb} o vencimento pro dia ${day}${behind}`,
    answers: { 'ativar-debito': { direct_debit: value }, 'data-de-vencimento': { due_date: day } },
  }))

/** Sentences of a talk: at one of its questions, with noise around a wording. */
export const sentencesOfTalk = (
  { steps, wordings }: Talk,
  isQuestion: boolean,
): fc.Arbitrary<{ step: StepId; text: string }> =>
  fc
    .record({
      step: oneOf(...steps),
      before: mostly(3, '', NOISE_BEFORE),
      wording: oneOf(...wordings),
      mark: isQuestion ? mostly(3, '?', ['??', ' ?', '?!']) : mostly(3, '', ['.', '...', '!']),
      behind: isQuestion ? fc.constant('') : mostly(3, '', NOISE_BEHIND),
    })
    .map(({ step, before, wording, mark, behind }) => ({
      step,
      text: `${before}${wording}${wording.endsWith('?') ? '' : `${behind}${mark}`}`,
    }))
