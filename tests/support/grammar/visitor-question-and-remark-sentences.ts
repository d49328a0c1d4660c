/** Generates messages with visitors' questions and remarks, and questions that the chat cannot answer. */
import fc from 'fast-check'
import type { StepId } from '../../../src/funnel/step-and-journey-types.ts'
import { mostly, oneOf } from './sentence-grammar.ts'
import type { QuestionOrRemark } from './visitor-question-and-remark-wordings.ts'

/** Questions that neither the specification nor the catalogue answers. */
const UNKNOWN = [
  'instalam em cima da laje',
  'vendem capinha de celular',
  'aceitam visita de vendedor',
  'dão brinde pra quem indica',
  'vendem câmera de vigia',
  'fazem ip dedicado',
  'patrocinam time de várzea',
]

/** Openings that ask without a question mark. */
const OPENS = ['queria saber se ', 'vcs ', 'me diz se ', 'gostaria de saber se ', 'será que ', 'vocês ']

export const unknownQuestions: fc.Arbitrary<string> = fc
  .tuple(oneOf(...OPENS), oneOf(...UNKNOWN), mostly(2, '', ['?', '??', ' moço', '?! ']))
  .map((parts) => parts.join(''))

const NOISE_BEFORE = ['oi, ', 'boa noite! ', 'moça, ', 'uai, ', 'olha, ', 'então, ', 'mas ', 'ô moço, ']
export const NOISE_BEHIND = [' moço', ' kkk', ' 🙏', ' hein', ', por favor']

/** Sentences of a talk: at one of its questions, with noise around a wording. */
export const questionAndRemarkSentences = (
  { steps, wordings }: QuestionOrRemark,
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
