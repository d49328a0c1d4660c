/**
 * Proposes the one of two values that the end of a message chooses by what it is called: '1439 é a entrada dos carros e
 * 1433 a de pedestre, põe a de pedestre', 'de solteira Ana Lima, de casada Ana Reis, vale o de casada'.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { Doubt, Reading, Situation } from '../reading-types.ts'
import { mainKindOf, type ValueKind } from '../value-kinds.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import { MessageText } from '../words/prepared-message-text.ts'

/** The choice, at the end. */
const CHOSEN_BY_LABEL = anyOf(
  `poe, ponha, por, bot[ae]r?, coloc(?:a|ar|ue), us[ae]r?, vale, valendo, anot[ae]r?, quero, prefiro, deixa, pode ser,
  (?:ta|esta|consta)(?= [oa]s? d[aeo]s? )`,
  '(?:^|[.,;!] |(?<![a-z]))',
  ' (?:com )?(?:n?[oa]s?|pel[oa]) (?:d[aeo]s? )?(?<label>[a-z]{4,})(?: mesm[oa]| entao| por favor)*\\W*$',
)
const LABELLED: ReadonlySet<ValueKind> = new Set([
  'house',
  'name',
  'mother',
  'phone',
  'email',
  'cep',
  'document',
  'birth',
])
/** What the other value is, with a label of its own: not that of '1200, casa 3'. */
const NUMBER_WITH_LABEL = /[a-z]{2}[^]*\d|\d[^]*[a-z]{2}/
const OTHER_VALUE: Readonly<Partial<Record<ValueKind, RegExp>>> = { email: /@/ }
/** The label of a name stands before it: not that of 'Ana Lima Lapa, …, põe na Lapa'. */
const IS_NAME = /^(?:name|mother)$/
const LEADS = /^[\s,.;]*(?:(?:e|d[eo]|n[oa]|nome|meu) )*$/
const MAY_BE_CHOSEN: ReadonlySet<Doubt['why']> = new Set(['confirm', 'either'])

/** Returns the parts of a text, each with one label or value. */
const partsOf = (said: string): readonly (readonly [from: number, to: number])[] => {
  const ends = [...said.matchAll(/[,;]\s|[.]\s| e (?=[^,.;]*\d|d[eo] )/g)].map(({ index }) => index)
  return [0, ...ends].map((from, at) => [from, ends[at] ?? said.length] as const)
}

/**
 * Returns a reading with the value that is chosen in this way for the open question.
 * @param lower the message in lower case without accents
 * @param readPart reads a part of the message by itself
 */
export function withValueChosenByLabel(
  reading: Reading,
  situation: Situation,
  typed: string,
  lower: string,
  readPart: (part: string, situation: Situation) => Reading,
): Reading {
  const { step, order } = situation
  const kind = mainKindOf(stepOf(order, step))
  if (!kind || !LABELLED.has(kind) || reading.command !== null) return reading
  if (!CHOSEN_BY_LABEL.test(lower)) return reading
  const { said, raw } = new MessageText(typed)
  const choice = CHOSEN_BY_LABEL.exec(said)
  const label = choice?.groups?.label ?? ''
  if (!choice) return reading
  const called = partsOf(said.slice(0, choice.index)).filter(([from, to]) =>
    said.slice(from, to).includes(label),
  )
  const [place, another] = called
  if (!place || another) return reading
  const valueIn = (part: string) => {
    const { answers, doubts } = readPart(part, { ...situation, doubt: null })
    return answers[step] ?? doubts.find((each) => each.step === step && MAY_BE_CHOSEN.has(each.why))?.values
  }
  const at = said.indexOf(label, place[0])
  const isOther = OTHER_VALUE[kind] ?? NUMBER_WITH_LABEL
  const isChoice = IS_NAME.test(kind)
    ? LEADS.test(said.slice(place[0], at))
    : isOther.test(said.slice(0, place[0]) + said.slice(place[1], choice.index))
  if (!isChoice) return reading
  const before = raw.slice(place[0], at).replace(/(?: (?:n?[oa]s?|d[aeo]s?))* *$/, '')
  for (const part of [raw.slice(at + label.length, place[1]), before]) {
    const told = valueIn(part.replace(/^[\s,.;]+(?:e )?/, ''))
    if (!told) continue
    const { [step]: recorded, ...answersOfOthers } = reading.answers
    const asked = reading.doubts.find((each) => each.step === step)
    const taken = recorded ?? (asked?.why === 'confirm' ? asked.values : undefined)
    if (taken && areSameValues(taken, told)) return reading
    return {
      ...reading,
      answers: answersOfOthers,
      doubts: [...reading.doubts.filter((each) => each !== asked), { step, values: told, why: 'confirm' }],
      unanswered: false,
      clear: false,
    }
  }
  return reading
}
