/**
 * Proposes the value that a message announces as the visitor's own, the right one or the present one behind another:
 * 'na cnh tá 11/01/1994 e eu sou de 01/11/1994', 'era Rita Lima, virou Rita Prado'. It only changes what is proposed.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Doubt, Reading, Situation } from '../reading-types.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { mainKindOf, type ValueKind } from '../value-kinds.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import { USES_THEIRS } from './values-of-others.ts'
import { MessageText } from '../words/prepared-message-text.ts'

const TAKES = '(?:prefiro|quero|vai|poe|bota|coloca|usa|fica|anota|manda|liga)(?: mesmo)?'
/** What announces it, where a part of the message begins. */
const ANNOUNCES = new RegExp(
  anyOf(
    `(?:e |mas )?[oa] (?:meu|minha)(?: mesm[oa])? (?:e|eh|n[oa]|fica|pode ser|seria|vai ser), vai n[oa] (?:meu|minha),
    (?:e |mas |ja )?eu (?:sou|nasci|moro|uso|fico|quero|prefiro) (?:d[eo]|em|n[oa]|com|dia|[oa]),
    (?:e |mas )?o? ?(?:cert[oa]|corret[oa]|nov[oa]|atual|verdadeir[oa]) (?:e|eh),
    (?:e )?(?:agora|hoje)(?: el[ea]| eu)? (?:e|eh|sou|moro|uso|assino),
    (?:e |mas |ai |agora )?(?:virou|passou a ser|fiquei),
    mas (?:todo mundo|a gente|o pessoal|os? correios?|eu) (?:us\\w+|cham\\w+|conhece\\w*),
    (?:mas|e|melhor) (?:eu )?${TAKES} (?:n?[oa]|em|com [oa]) (?:meu|minha|cpf|cnpj|pessoal?|particular|outr[oa]|nov[oa]),
    (?:e |mas )?[oa] (?:pessoal|particular|principal|biologic[oa]|de verdade|(?:do|da) titular) (?:e|eh),
    (?:e |mas )?nascid[oa](?: (?:mesmo|de verdade|de fato|em))*, (?:titular|biologic[oa])(?= [a-z]{3,} [a-z]{2,}),
    (?<=errad[oa]\\W\\W?)(?:mas )?(?:era|e|eh)`,
    '(?<=[a-z\\d.,;:!?)] |[-(])',
  ),
  'g',
)
/** What may be a value of another's or of before, by the kind that is asked. */
const RIVAL: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  email: /@|\barroba\b/,
  name: /[a-z]{3,} [a-z]{2,}/,
  mother: /[a-z]{3,} [a-z]{2,}/,
  account: /\d{3}|\b(?:bb|caixa|itau|bradesco|nubank|santander|inter|sicoob|sicredi)\b/,
}
const NUMBER = /\d/
/** What was another flat, not another house: 'número 450, o apto era 12 e agora é 21'. */
const OF_FLAT = /\b(?:ap|apto|apartamento|sala|bloco|torre)\b[^.;!?]* (?:era|mudou)\b/
/** Who signs is somebody else: 'quem assina é minha mãe, Rita Lima, eu sou a filha'. */
const SIGNS = /\bquem (?:vai )?(?:assin|contrat)\w+/
/** The other one is to be used: 'anota o da minha filha …, o meu é …'. */
const TAKES_OTHER = anyOf(
  'anot[ae]r?, us[ae]r?, bot[ae]r?, coloc(?:a|ar|ue), poe, mand[ae]r?, lig(?:a|ar|ue)',
  '(?:^|[.,;:!?] ?|(?<![a-z])(?:pode|mas|e|ai) )',
)
/** The one before it does not count: '… mas esse não precisa', '… não vem ao caso'. */
export const NOT_THIS = anyOf(
  `(?:ess[ea]|est[ea]|el[ea]|d?[oa] (?:meu|minha))? ?(?:nao|n) (?:precisa|conta|vale|interessa|usa|use|serve|vem ao caso|e (?:ess[ea]|est[ea]|pra))`,
)
const PROPOSABLE: ReadonlySet<Doubt['why']> = new Set(['confirm', 'part', 'typo', 'either', 'surname'])
/** Kinds whose values nobody but the visitor has. */
const TYPED: ReadonlySet<ValueKind> = new Set([
  'cep',
  'house',
  'phone',
  'email',
  'document',
  'birth',
  'account',
  'name',
  'mother',
  'visit',
])

const sizeOf = ({ values }: Doubt): number => Object.values(values).filter(Boolean).length

/**
 * Returns a reading with the value that is announced for the open question in place of another one that is proposed.
 * @param lower the message in lower case without accents
 * @param readPart reads a part of the message by itself
 */
export function withAnnouncedOwnValue(
  reading: Reading,
  situation: Situation,
  typed: string,
  lower: string,
  readPart: (part: string, situation: Situation) => Reading,
): Reading {
  const { step, order } = situation
  const kind = mainKindOf(stepOf(order, step))
  if (!kind || !TYPED.has(kind) || reading.answers[step] || reading.command !== null) return reading
  const asked = reading.doubts.find((each) => each.step === step)
  // what was understood otherwise announces nothing
  const isOpen = asked !== undefined || reading.facts.every((id) => id === 'nao-anotado')
  if (!isOpen || lower.search(ANNOUNCES) < 0) return reading
  const { said, raw } = new MessageText(typed)
  if (USES_THEIRS.test(said) || SIGNS.test(said)) return reading
  const rival = RIVAL[kind] ?? NUMBER
  const proposedIn = (part: string): Doubt | undefined => {
    const { answers, doubts } = readPart(part, { ...situation, doubt: null })
    const told = answers[step]
    const doubt = told
      ? { step, values: told, why: 'confirm' as const }
      : doubts.find((each) => each.step === step && PROPOSABLE.has(each.why))
    return doubt && sizeOf(doubt) > 0 ? doubt : undefined
  }
  for (const { index, 0: words } of said.matchAll(ANNOUNCES)) {
    const before = said.slice(0, index)
    if (!rival.test(before) || TAKES_OTHER.test(before)) continue
    if (kind === 'house' && OF_FLAT.test(before)) continue
    if (NOT_THIS.test(said.slice(index))) continue
    if (!(RIVAL[kind] ?? NUMBER).test(said.slice(index + words.length))) continue
    // with the words that announce it, or without: 'o meu pode ser 28 de manhã', 'virou Rita Prado'
    const whole = proposedIn(raw.slice(index))
    const rest = whole?.why === 'confirm' ? undefined : proposedIn(raw.slice(index + words.length))
    const doubt = rest && (!whole || sizeOf(rest) > sizeOf(whole)) ? rest : whole
    if (!doubt) continue
    if (asked && areSameValues(asked.values, doubt.values)) return reading
    return {
      ...reading,
      doubts: [...reading.doubts.filter((each) => each.step !== step), doubt],
      facts: reading.facts.filter((id) => id !== 'nao-anotado'),
      unanswered: false,
      clear: false,
    }
  }
  return reading
}
