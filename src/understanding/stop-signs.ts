/**
 * The words beside a value because of which it is proposed and not taken: one closed list, for all kinds. What strangers
 * got wrong adds a word here, or nothing.
 */
import type { Found } from './kinds/kind.ts'
import { clauseAt, type Message } from './message.ts'
import type { ValueKind } from './reading.ts'
import { anyOf, setOf } from './words.ts'

export type StopSign = 'question' | 'condition' | 'doubt' | 'past' | 'other' | 'either'

/** Kinds that are chosen, and not known: a question about one chooses nothing. */
const CHOSEN = setOf('plan due debit visit choice house')
/** Kinds that belong to one person. */
const PERSONAL = setOf('name mother birth document account')

const WANTED = anyOf(`
  quero, queria, qro, prefiro, fico com, fica com, vou (?:de|querer|ficar|pegar|levar), pode (?:ser|por|marcar|colocar|botar),
  manda, bota, coloca, poe, marca, escolho, fecha, fecho`)
const CONDITION = anyOf(`
  se, so se, caso, desde que, contanto que, a nao ser que, a menos que, dependendo, depende`)
const DOUBT = anyOf(`
  nao sei se, nao tenho certeza, nao lembro, talvez, sei la, nao decidi, ainda nao, to em duvida, estou em duvida, tanto faz`)
const PAST = anyOf(`
  era, eram, antig[oa], antes, anterior, velh[oa], morava, usava, tinha, mudei, troquei, perdi, cancelei, nao (?:uso|tenho|existe|e) mais`)
const OTHER = anyOf(`
  d[aeo] (?:minha |meu |uma? |o |a )?(?:vizinh[oa]|mae|pai|esposa|esposo|marido|mulher|namorad[oa]|filh[oa]|irmao|irma|amig[oa]|sogr[oa]|
  primo|prima|tio|tia|avo|chefe|patrao|sobrinh[oa]|empresa), dele, dela, deles, delas`)
const OR = /^[\s,]*(?:ou|or)[\s,]|[\s,](?:ou|or)[\s,]*(?:o |a |de |do |dia )*$/

/** Returns what stands beside a value that speaks against taking it; null if nothing does. */
export function stopSign(message: Message, found: Found, kind: ValueKind): StopSign | null {
  const { said } = message
  const clause = clauseAt(message, found)
  if (!clause) return null
  const before = said.slice(clause.from, found.from)
  const behind = said.slice(found.to, Math.max(clause.to, found.to))
  const around = `${before} ${behind}`
  const isWanted = WANTED.test(around)
  if (CHOSEN.has(kind)) {
    if (clause.asks || (clause.leadsToQuestion && !isWanted)) return 'question'
    if (OR.test(before) || OR.test(behind)) return 'either'
  }
  if (CONDITION.test(around)) return 'condition'
  if (DOUBT.test(around)) return 'doubt'
  if (!PERSONAL.has(kind)) return null
  if (PAST.test(around)) return 'past'
  return OTHER.test(kind === 'mother' ? around.replace(/d[ae] (?:minha )?mae/, '') : around) ? 'other' : null
}
