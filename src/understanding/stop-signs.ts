/**
 * The words beside a value because of which it is proposed and not taken: one closed list, for all kinds. What strangers
 * got wrong adds a word here, or nothing.
 */
import type { Found } from './kinds/kind.ts'
import { clauseAt, type Clause, type Message } from './message.ts'
import type { ValueKind } from './reading.ts'
import { anyOf, setOf, wordsOf } from './words.ts'

export type StopSign = 'question' | 'condition' | 'doubt' | 'past' | 'other' | 'either'

/** Kinds that are chosen, and not known: a question about one chooses nothing. */
const CHOSEN = setOf('plan due debit visit choice house place')
/** Kinds that belong to one person. */
const PERSONAL = setOf('name mother birth document account')
/** Kinds that somebody else may have, where they are told beside the answer to another question. */
const CONTACT = setOf('phone email')

const WANTED = anyOf(`
  quero, queria, qro, prefiro, fico com, fica com, vou (?:de|querer|ficar|pegar|levar), pode (?:ser|por|marcar|colocar|botar), manda,
  bota, coloca, poe, marca, escolho, fecha, fecho`)
const CONDITION = anyOf(
  'se, so se, caso, desde que, contanto que, a nao ser que, a menos que, dependendo, depende',
)
const DOUBT = anyOf(`
  nao sei se, nao tenho (?:a |muita )?certeza, sem certeza, nao lembro, talvez, sei la, nao decidi, ainda nao, (?:to|estou|tou) em duvida,
  nao to certa?o?, deve ser, acho que era, se nao me engano`)
const PAST = anyOf(`
  era, eram, antig[oa], anterior, velh[oa], morava, usava, tinha, troquei, perdi, cancelei, nao (?:uso|tenho|existe|e) mais, de solteir[oa]`)
const PERSON =
  `(?:vizinh[oa]|mae|pai|esposa|esposo|marido|mulher|namorad[oa]|filh[oa]|irmao|irma|amig[oa]|sogr[oa]|cunhad[oa]|prim[oa]|
  ti[oa]|avo|vo|chefe|patrao|sobrinh[oa]|empresa|companheir[oa])`.replace(/\s+/g, '')
const OTHER = anyOf(
  `d[aeo] (?:minha |meu |uma? |o |a )?${PERSON}, (?:e|eh) (?:da |do |a |o )?(?:minha|meu) ${PERSON}, dele, dela, deles, delas, (?:meu|minha) ${PERSON},
  pr[ao] (?:minha |meu )?${PERSON}`,
)
/** What a clause of its own says of the value beside it. */
const POINTS = /^\W*(?:mas |so que |que )?(?:isso|esse|essa|este|esta|e|eh)(?![a-z])/
const IF = /^\W*(?:mas |e )?(?:so )?(?:se|caso|desde que|contanto)(?![a-z])/
const FOR = /(?:^|\s)(?:pr[ao]|para(?: [ao])?)\s$/
/** Asks whether a value may be given: 'pode ser no nome do João Silva?' */
const ASKS_LEAVE = anyOf('pode, posso, podia, da pra, da para, serve, tem como, e se, seria, poderia, aceita')
const OR_BEFORE = /[\s,](?:ou|or)[\s,]*(?:o |a |de |do |dia |no )*$/
const OR_BEHIND = /^[\s,]*(?:ou|or)[\s,]/
/** What asks whether a value will do: 'terça, pode ser?' */
const TAG =
  /^\W*(?:e |ai )?(?:pode|pode ser|da|serve|rola|tem|tem como|sera|daria|consegue|e possivel|tem vaga)\W*$/

/** Returns what stands beside a value that speaks against taking it; null if nothing does. */
export function stopSign(message: Message, found: Found, kind: ValueKind, isOpen: boolean): StopSign | null {
  const { said, clauses } = message
  const clause = clauseAt(message, found)
  if (!clause) return null
  const before = said.slice(clause.from, Math.max(clause.from, found.from))
  const behind = said.slice(found.to, Math.max(clause.to, found.to))
  const around = `${before} ${behind}`
  if (CHOSEN.has(kind) && isAsked(message, clause, kind, WANTED.test(around))) return 'question'
  if (CHOSEN.has(kind) && (OR_BEFORE.test(before) || OR_BEHIND.test(behind))) return 'either'
  const next = clauses[clauses.indexOf(clause) + 1]
  const [last, following] = [clauses[clauses.indexOf(clause) - 1], next].map(
    (each) => each && said.slice(each.from, each.to),
  )
  if (CHOSEN.has(kind) && (CONDITION.test(around) || IF.test(following ?? ''))) return 'condition'
  if (DOUBT.test(around)) return 'doubt'
  const isPersonal = PERSONAL.has(kind)
  if (!isPersonal && (isOpen || !CONTACT.has(kind))) return null
  if (isPersonal && clause.asks && (ASKS_LEAVE.test(before) || TAG.test(behind))) return 'question'
  // 'o nome da minha mãe era …' says whose it is
  const rest = kind === 'mother' ? around.replace(/(?:a |d[ae] )?(?:minha )?mae\b|dela|era/g, ' ') : around
  if (PAST.test(rest)) return 'past'
  const isOfOther = [last, following].some(
    (each) => each !== undefined && POINTS.test(each) && OTHER.test(each),
  )
  return isOfOther || OTHER.test(rest) || (kind === 'name' && FOR.test(before)) ? 'other' : null
}

function isAsked({ said, clauses }: Message, clause: Clause, kind: ValueKind, isWanted: boolean): boolean {
  if (clause.asks) return true
  if (!clause.leadsToQuestion || isWanted) return false
  const next = clauses[clauses.indexOf(clause) + 1]
  const asked = next ? said.slice(next.from, next.to) : ''
  return TAG.test(asked) || (kind === 'plan' && wordsOf(said.slice(clause.from, clause.to)).length < 7)
}

/** Leaves out values that were told as those of the past, if others stand beside them: 'o antigo era 10, agora é 15'. */
export function current(said: string, found: readonly Found[]): readonly Found[] {
  const now = found.filter(({ from }, at) => {
    const before = said.slice(Math.max(found[at - 1]?.to ?? 0, from - 40), from)
    return !PAST.test(before) || /(?:agora|hoje|atual|nov[oa])[^a-z]/.test(before)
  })
  return now.length > 0 ? now : found
}
