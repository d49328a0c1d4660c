/**
 * The words beside a value because of which it is proposed and not taken: one closed list, for all kinds. What
 * strangers got wrong adds a word here, or nothing.
 */
import type { Found } from './kinds/kind.ts'
import { clauseAt, type Clause, type Message } from './message.ts'
import type { ValueKind } from './reading.ts'
import { anyOf, setOf, wordsOf } from './word-patterns.ts'

export type StopSign = 'question' | 'condition' | 'doubt' | 'past' | 'other' | 'either'

/** Kinds that are chosen, and not known: a question about one chooses nothing. */
const CHOSEN = setOf('plan due debit visit choice house place')
/** Kinds that belong to one person. */
const PERSONAL = setOf('name mother birth document account')
/** Kinds of which somebody may have had another before. */
const CONTACT = setOf('phone email')

const WANTED = anyOf(`
  quero, queria, qro, prefiro, mesmo, fico com, fica com, vou (?:de|querer|ficar|pegar|levar),
  pode (?:ser|por|marcar|colocar|botar), manda, bota, coloca, poe, marca, escolho, fecha, fecho`)
/** What asks whether a value will do: 'terça, pode ser?' */
const TAGS = 'pode|pode ser|da|serve|vale|rola|tem|tem como|sera|daria|consegue|e possivel|tem vaga'
const TAG = new RegExp(`^\\W*(?:e |ai )?(?:${TAGS})\\W*$`)
const WILL_DO = /^\W*(?:serve|pode ser|vale|funciona)(?![a-z])/
/** Asks whether a value may be given: 'pode ser no nome do João Silva?' */
const ASKS_LEAVE = anyOf('pode, posso, podia, da pra, da para, serve, tem como, e se, seria, poderia, aceita')
const ASKS_FIRST = /^\W*(?:pode|posso|serve|da pra)(?![a-z])|(?<![a-z])serve\W*$/
const CONDITION = anyOf(
  'se, so se, caso, desde que, contanto que, a nao ser que, a menos que, dependendo, depende',
)
/** A condition of its own behind the value. */
const IF = /^\W*(?:mas |e )?(?:so )?(?:se(?! nao (?:der|tiver|puder|rolar))|caso|desde que|contanto)(?![a-z])/
const DOUBT = anyOf(`
  nao sei se, nao tenho (?:a |muita )?certeza, sem certeza, nao lembro, talvez, sei la, nao decidi, ainda nao,
  (?:to|estou|tou) em duvida, tava pensando, nao to certa?o?, deve ser, acho q(?:ue)? (?:e|eh|era), tanto faz,
  se nao me engano`)
const PAST = anyOf(`
  era, eram, antig[oa], anterior, velh[oa], morava, usava, tinha, troquei, perdi, cancelei, de solteir[oa],
  nao (?:uso|tenho|existe|e) mais`)
const NO_MORE = anyOf('nao (?:uso|tenho|existe|funciona|e) mais')
const PERSON =
  `(?:vizinh[oa]|mae|pai|esposa|esposo|marido|mulher|namorad[oa]|filh[oa]|irmao|irma|amig[oa]|sogr[oa]|
  cunhad[oa]|prim[oa]|ti[oa]|avo|vo|chefe|patrao|sobrinh[oa]|companheir[oa])`.replace(/\s+/g, '')
const OTHER = anyOf(`
  (?:d[aeo]|pr[ao]|para|pel[ao]) (?:minha |meu |uma? |o |a )?${PERSON}, (?:meu|minha|o|a) ${PERSON},
  dele, dela, deles, delas`)
const LIVES = anyOf(`${PERSON} (?:mora|morava|tem|usa|vive)`)
/** Right before the value: 'minha filha, Bruna Salles', 'o vizinho é 33 e eu 35', 'o do trabalho é …'. */
const NAMED = new RegExp(
  `(?<![a-z])(?:${PERSON}|trabalho|firma)(?: (?:e|eh|a|o|mora|nasceu|tem|em|no|do|da))*[,:]? $`,
)
/** What a clause of its own says of the value beside it. */
const POINTS = /^\W*(?:mas |so que |que )?(?:isso|esse|essa|este|esta|e|eh|do|da|posso|pode)(?![a-z])/
const FOR = /(?:^|(?<!nome)\s)(?:pr[ao]|para(?: [ao])?)\s$/
const OR_BEFORE = /[\s,](?:ou|or)[\s,]*(?:o |a |de |do |dia |no )*$/
const OR_BEHIND = /^[\s,]*(?:ou|or)[\s,]/
const NOW = /(?<![a-z])(?:agora|hoje|atual|nov[oa]|meu|eu)(?![a-z])/
/** Where something else begins to be told. */
const ELSE = /\s(?:e|mas)\s(?=(?:minha|meu|o|a|eu)\s)/i

/** Returns what stands beside a value that speaks against taking it; null if nothing does. */
export function stopSign(message: Message, found: Found, kind: ValueKind, isOpen: boolean): StopSign | null {
  const { said, raw, clauses } = message
  const clause = clauseAt(message, found)
  if (!clause) return null
  const at = clauses.indexOf(clause)
  const [last = '', next = ''] = [clauses[at - 1], clauses[at + 1]].map(
    (each) => each && said.slice(each.from, each.to),
  )
  const before = said.slice(clause.from, Math.max(clause.from, found.from))
  const behind = said.slice(found.to, Math.max(clause.to, found.to))
  const around = `${before} ${behind}`
  const close = said.slice(Math.max(0, found.from - 24), found.from)
  const isPersonal = PERSONAL.has(kind) || CONTACT.has(kind)
  const isAskedBefore = TAG.test(last) || (isPersonal && clauses[at - 1]?.asks && ASKS_FIRST.test(last))
  if (isAskedBefore || (clause.leadsToQuestion && TAG.test(next))) return 'question'
  if (clause.asks && WILL_DO.test(behind)) return 'question'
  const isSubject = kind === 'plan' || (!isOpen && kind !== 'house')
  // 'o de 500, e a primeira fatura vem quando?' asks about something else
  const isOfElse = /^\W*e (?:a|o|as|os|no|na) /.test(next)
  if (CHOSEN.has(kind) && isAsked(clause, isSubject && !isOfElse, around)) return 'question'
  if (isPersonal && clause.asks && (behind.trim() === '' || ASKS_LEAVE.test(before))) return 'question'
  if (OR_BEFORE.test(before) || OR_BEHIND.test(behind)) return 'either'
  const isBound = CHOSEN.has(kind) || kind === 'account'
  if (isBound && (CONDITION.test(around) || IF.test(next) || (kind !== 'debit' && IF.test(last))))
    return 'condition'
  if (DOUBT.test(around)) return 'doubt'
  if (kind === 'cep')
    return LIVES.test(around) || NAMED.test(close) ? 'other' : PAST.test(before) ? 'past' : null
  const isGone = (PAST.test(before) && !NOW.test(before)) || NO_MORE.test(next || behind)
  if (CONTACT.has(kind) && isOpen) return isGone ? 'past' : null
  if (!isPersonal) return null
  // what is told of something else in the same clause is left out; 'é' is no 'e'
  const own = raw.slice(clause.from, found.from).split(ELSE).at(-1)?.length ?? 0
  const same = raw.slice(found.to, clause.to).split(ELSE)[0]?.length
  const told = `${own > 0 ? before.slice(-own) : ''} ${behind.slice(0, same)}`
  // 'o nome da minha mãe era …' says whose it is
  const near = kind === 'mother' ? told.replace(/(?:a |d[ae] )?(?:minha )?mae\b|dela|era/g, ' ') : told
  if (PAST.test(near)) return 'past'
  const isNamed = NAMED.test(kind === 'mother' ? close.replace(/(?<![a-z])mae/, '') : close)
  const isPointed = [NOW.test(before) ? '' : last, next].some((each) => POINTS.test(each) && OTHER.test(each))
  if (found.values.person_type === 'pj') return null
  return isPointed || isNamed || OTHER.test(near) || (kind === 'name' && FOR.test(before)) ? 'other' : null
}

/** @param isSubject whether a value before a question is only what the question is about */
const isAsked = ({ asks, leadsToQuestion }: Clause, isSubject: boolean, around: string): boolean =>
  asks || (leadsToQuestion && isSubject && !WANTED.test(around) && wordsOf(around).length < 7)

/** Leaves out values of the past or of others, if others stand beside them: 'o antigo era 10, agora é 15'. */
export function current(said: string, found: readonly Found[]): readonly Found[] {
  const now = found.filter(({ from }, at) => {
    const before = said.slice(Math.max(found[at - 1]?.to ?? 0, from - 40), from)
    return NOW.test(before) || !(PAST.test(before) || NAMED.test(before))
  })
  return now.length > 0 ? now : found
}
