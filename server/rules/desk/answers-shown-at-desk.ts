/** Returns those answers of an order that the desk shows, as declared in src/contract/lead-answers. */
import { answerFieldsOf, ANSWER_STEPS } from '../answer-properties.ts'

/** An answer that the desk shows because its declaration says so, with the fields that were given. */
export type AnswerRow = {
  readonly answer: string
  readonly values: readonly { readonly name: string; readonly value: string }[]
}

type Fields = ReturnType<typeof answerFieldsOf>
type Declared = readonly (readonly [answer: string, fields: Fields])[]

const declared: Declared = ANSWER_STEPS.map((step) => [step, answerFieldsOf(step)])

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/**
 * @param answers the answers as they are stored
 * @param isOpened whether the desk user has opened the data of the order; until then, personal values are masked
 * @param open decrypts a sealed value
 */
export function answersShownAtDesk(
  answers: Readonly<Record<string, object | undefined>>,
  isOpened: boolean,
  open: (sealed: string) => string,
  all: Declared = declared,
): readonly AnswerRow[] {
  return all.flatMap(([answer, fields]) => {
    const stored: Readonly<Record<string, unknown>> = { ...answers[answer] }
    const values = fields.flatMap(([name, { atDesk, kept, mask }]) => {
      const value = stored[name]
      if (atDesk === undefined || !isGiven(value)) return []
      const text = kept === 'sealed' ? open(String(value)) : String(value)
      if (isOpened || atDesk === 'always') return [{ name, value: text }]
      return mask ? [{ name, value: mask(text) }] : []
    })
    return values.length === 0 ? [] : [{ answer, values }]
  })
}
