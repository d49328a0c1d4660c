/**
 * Proposes the one of two told values that a message chooses by its place or its owner: 'o segundo é melhor', 'o contrato é
 * no nome dele', 'esse não precisa', 'é pra instalar na casa dela'. It only changes what is proposed.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Doubt, Reading, Situation } from '../reading-types.ts'
import { mainKindOf, type ValueKind } from '../value-kinds.ts'
import { NOT_THIS } from './own-value-announced.ts'
import { PERSONS } from './values-of-others.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { MessageText } from '../words/prepared-message-text.ts'

/** What looks like a value of a kind. */
const VALUE: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  cep: /\d{5} ?-? ?\d{3}(?!\d)/g,
  phone: /(?:\(?\d{2}\)? ?)?\d{4,5} ?-? ?\d{4}(?!\d)/g,
  email: /[^\s,;]+@[^\s,;]*[a-z\d]/g,
  birth: /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/g,
  document: /\d{2,3}\.?\d{3}\.?\d{3}[/-]?\d[\d-]+/g,
}

const CHOOSES =
  '(?:quero|prefiro|usa|use|bota|poe|fica|melhor|pode ser|manda)(?: (?:com|pr[ao]|para))? n?[oa]'
/** The second of them, or the first, is taken: 'quero na segunda', 'o segundo é melhor'. */
const bothWays = (place: string): RegExp =>
  anyOf(
    `${CHOOSES} ${place}(?! d[ae]), [oa] ${place} (?:e|eh) (?:[oa] )?(?:melhor|cert[oa]|principal|meu|minha|que (?:eu )?(?:uso|vale|quero))`,
  )
const SECOND = bothWays('(?:segund|ultim)[oa]')
const FIRST = bothWays('primeir[oa]')

/** It is another person's that counts: their contract, their home. */
const THEIRS = anyOf(
  `(?:contrato|pedido|conta|titular)(?: (?:e|eh|vai|fica|sai|ta|esta|ser))* (?:n?[oa] nome )?d?el[ea],
  titular (?:e|eh|vai ser|sera) (?:[oa] )?(?:(?:meu|minha) )?(?:${PERSONS}),
  (?:instalar|colocar|por|botar|internet|fibra|e|eh|quero)(?: (?:pr[ao]|para|n?[oa]))* casa d(?:ela|ele|[aeo] (?:(?:meu|minha) )?(?:${PERSONS}))`,
)
/** The place where it is to be: 'moro no … mas é pra instalar no …'. */
const GOES_HERE = anyOf(
  '(?:e|eh|quero|vai ser|seria)? ?(?:(?:pr[ao]|para) )?(?:instalar|colocar|botar)(?: [a-z]+)*',
)
/** What is not needed is a thing, and no value: 'não precisa de escada'. */
const OF_A_THING = /\bprecisa d[aeo]s? [a-z]/
/** Whose own value it is. */
const OWN =
  /\b(?:eu|meu|minha)\b(?! (?:mae|pai|filh|espos|marid|irm|sogr|tia|tio|av[oô]|prim|cunhad|namorad|noiv))/
const OF_THEM = new RegExp(`\\b(?:${PERSONS}|d?el[ea])\\b`)

/** Which of two values is chosen: its index, or -1. */
function chosenOf(said: string, [first, second]: readonly Place[], kind: ValueKind): number {
  if (!first || !second) return -1
  const behind = said.slice(second.to)
  const between = said.slice(first.to, second.from)
  if (SECOND.test(behind)) return 1
  if (FIRST.test(behind)) return 0
  // a telephone may be put down beside another: 'pode botar o … pra recado'
  if (kind === 'cep' && GOES_HERE.test(between) && !GOES_HERE.test(said.slice(0, first.from))) return 1
  if (NOT_THIS.test(behind) && !OF_A_THING.test(behind)) return 0
  if (!THEIRS.test(said)) return -1
  const owned = [said.slice(0, first.from), between.replace(/^[^,.;]*?(?=[,.;]| (?:e|mas) )/, '')]
  const theirs = owned.flatMap((words, index) => (OF_THEM.test(words) && !OWN.test(words) ? [index] : []))
  return theirs.length === 1 ? (theirs[0] ?? -1) : -1
}

interface Place {
  readonly from: number
  readonly to: number
}

/**
 * Returns a reading that proposes the chosen one of two values of the open question.
 * @param readPart reads a part of the message by itself
 */
export function withValueChosenOfTwo(
  reading: Reading,
  situation: Situation,
  typed: string,
  readPart: (part: string, situation: Situation) => Reading,
): Reading {
  const { step, order } = situation
  const kind = mainKindOf(stepOf(order, step))
  const pattern = kind && VALUE[kind]
  if (!pattern || reading.answers[step] || reading.command !== null) return reading
  const { said, raw } = new MessageText(typed)
  const places = [...said.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }))
  const place = places.length === 2 ? places[chosenOf(said, places, kind)] : undefined
  if (!place) return reading
  const { answers, doubts } = readPart(raw.slice(place.from, place.to), { ...situation, doubt: null })
  const values = answers[step] ?? doubts.find((each) => each.step === step && each.why === 'confirm')?.values
  if (!values) return reading
  const doubt: Doubt = { step, values, why: 'confirm' }
  return {
    ...reading,
    doubts: [...reading.doubts.filter((each) => each.step !== step), doubt],
    facts: reading.facts.filter((id) => id !== 'nao-anotado'),
    unanswered: false,
    clear: false,
  }
}
