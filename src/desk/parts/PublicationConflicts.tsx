/** Asks what cannot be right by itself: others change the same value, or go on after the end of a publication. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopReviewWords } from '../../content/desk/publish-and-approve-shop.ts'
import type { Answers } from '../../../server/rules/publication-timeline.ts'
import { RadioGroup } from './FormFields.tsx'
import { TO_CHOOSE } from './ShopChangesAndFindings.tsx'
import type { ShopChecks } from '../../../server/services/desk/shop-review-page-data.ts'

type ShopQuestionShown = ShopChecks['questions'][number]

const words = shopReviewWords.questions

/** Prefix of the names of answers; the question follows. */
export const ANSWER = 'vale.'

/** The id of a question on the page. */
export const questionId = ({ key }: Pick<ShopQuestionShown, 'key'>) => `escolher-${key}`

type PublicationConflictsProps = {
  readonly questions: readonly ShopQuestionShown[]
  readonly answers: Answers
  /** When the publication ends, as typed; '' for never. */
  readonly until: string
  /** Those that should have been answered. */
  readonly open: readonly ShopQuestionShown[]
}

export const PublicationConflicts = ({ questions, answers, until: end, open }: PublicationConflictsProps) => (
  <section className="desk-list" id={TO_CHOOSE}>
    <h3 className="desk-section">{words.title}</h3>
    {questions.map((question) => {
      const { key, changes, earlier, isEnd, number, by, mine, from, until } = question
      const [begins, ends] = [from && formatDayAndTime(from), until && formatDayAndTime(until)]
      const [answer, other] = [answers[key], shopWords.person(by)]
      return (
        <div key={key} id={questionId(question)} className="desk-list">
          <p>{words[isEnd ? 'end' : 'value'](number, other, begins, ends)}</p>
          <ul className="desk-list">
            {changes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {open.includes(question) && <p className="desk-bad">{words.missing}</p>}
          <RadioGroup
            legend={words.legend}
            name={`${ANSWER}${key}`}
            value={answer === undefined ? undefined : answer ? 'sim' : 'nao'}
            isRequired={false}
            options={
              isEnd
                ? [
                    ['sim', words.carried],
                    ['nao', words.left],
                  ]
                : [
                    ['sim', words.mine(shopWords.person(mine), valuesIn(changes, 'after'), number, begins)],
                    ['nao', words.theirs(number, other, valuesIn(changes, 'before'), begins)],
                  ]
            }
          />
          {!isEnd && (
            <p className="desk-hint">
              {words.earlier(valuesIn(earlier, 'after'), end && formatDayAndTime(end))}
            </p>
          )}
        </div>
      )
    })}
  </section>
)

/** Names the values of one side of changes; '' where the change is one of all of something. */
const valuesIn = (changes: ShopQuestionShown['changes'], side: 'before' | 'after'): string =>
  changes
    .filter(({ field }) => field !== '')
    .map((change) => `${changes.length > 1 ? `${change.field} ` : ''}${change[side] || words.empty}`)
    .join('; ')
