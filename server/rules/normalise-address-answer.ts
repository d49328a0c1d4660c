/** Normalises a visitor's answer to the address question, and fills in an empty value for each part that is missing. */
import { addressAnswer } from '../../src/contract/lead-answers/address.ts'
import type { StepBody } from '../../src/contract/lead.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'

type Given = StepBody<'address'>
const NAMES = Object.keys(addressAnswer.body.shape) as (keyof Given)[]

/**
 * Returns every part of an answer to the step `address`: each text as one line, '' or false where none was given. A
 * stored answer lacks the parts that are newer than itself.
 */
export function addressParts(given: Given = {}): Required<Given> {
  const { notFoundComplement = false, ...texts } = given
  const lines = NAMES.map((name) => [
    name,
    name === 'notFoundComplement' ? notFoundComplement : cleanOptionalLine(texts[name]),
  ])
  return Object.fromEntries(lines) as Required<Given>
}
