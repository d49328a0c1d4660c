/** Reads from a message on which day of the month the visitor wants to pay the bill: 'vencimento dia 10'. */
import { DUE_DAYS } from '../../../lib/bill-due-days.ts'
import {
  bare,
  byOther,
  implied,
  proposed,
  told,
  type KindOfValue,
  type Parsed,
} from '../value-kind-definition.ts'
import type { Extraction } from '../../extraction-state.ts'
import { anyOf, NUMBER } from '../../words/patterns-from-word-tables.ts'

const DAYS = DUE_DAYS.map(String)

/** What comes, is paid or happens on a day of its own, and what only says before or after which day. */
const FOREIGN = anyOf(
  `receb\\w*, salario, me pagam, meu pagamento, aposentadoria, beneficio, vale, bolsa, inss, adiantamento, repassa,
  deposita, aluguel, luz, agua, gas, iptu, cartao, escola, faculdade, financiamento, parcela, condominio,
  (?<=[a-z] )fecha(?= (?:n?o |todo )?dia), (?:hoje|amanha|ontem) (?:ja )?(?:e|eh|foi), aniver\\w*, viaj\\w*,
  venham, vem(?= (?:n?o )?dia), libera, util, daqui, opcao,
  (?<!(?:n[oa]|pr[oa]|d[oa]|ao|mais) )final, das, as(?= \\d), manha, (?<!mais )tarde, noite,
  (?<!mais )cedo, horario, ate(?= (?:o )?(?:dia )?\\d), antes d\\w+, outra operadora, feriado,
  [dn]?[ao] (?:claro|vivo|oi|sky)(?= (?:venc|e|eh|era|cai|dia|pag)), que (?:eu )?(?:tenho|tinha) (?:vence|e|eh|era)`,
)
/** When money comes, which tells the earliest day. */
const MONEY = `(?:receb\\w*|salario|pagamento|me pagam|aposentadoria|beneficio|vale)
  (?: (?:meu|minha|[oa]|salario|pagamento|beneficio|aposentadoria|cai|sai|e|eh|so|todo|sempre|n[oa]|em|que|q
  |la|por volta d[oe]|pel[oa]|perto d[oe]|uns?))*`
const AFTER = '(?:depois|apos|a partir) d[eo]'
const EXCLUDES = `(?:menos|exceto|tirando|fora|sem ser|(?:so |que )?nao (?:pode ser|pode|seja|quero))`
const TOWARDS = '(?:n[oa]|pr[oa]|para o|perto d[oe]|proximo (?:d[oe]|ao))'
const THAT = '(?: d?(?:iss[oa]|ess[ea]|est[ea]|el[ea]))?'
const AT_END = '(?=(?: (?:dia|entao|mesmo|por favor|ne))*(?:\\W*$|[.,;!]))'
const THAT_IS_LEFT = '(?: (?:dia|data|livre|(?:que )?(?:tem|tiver|vier|vem|der|houver)))*'
const LABEL = `(?:venc\\w*|fatura)
  (?: (?:pode|posso|tem como|ser|fica|ficar|botar|colocar|vencer|em|n?o|pr[ao]|para|e|eh|todo|dia|da pra))*:?`
const MONTHS = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const PAYING = '(?:pag\\w+|boleto|debito)(?: (?:todo|no|pr[ao]|para o|em|automatico|eu|quero))*'

export const dueDay: KindOfValue = {
  kind: 'due',
  spans: [
    // by another day: what it excludes, or from which it is counted
    byOther(`${EXCLUDES}(?: (?:[noa]|n[oa]|dia|em))* (?:${NUMBER}|ess[ea]|est[ea])`, 'except'),
    byOther(
      `(?:primeir[oa]|proxim[oa])${THAT_IS_LEFT} (?:depois|apos|acima)(?: d[oe])?(?: dia)? ${NUMBER}`,
      'next',
    ),
    byOther(`(?:primeir[oa]|proxim[oa])${THAT_IS_LEFT} (?:depois|apos|acima|seguinte)${THAT}`, 'next'),
    byOther(`(?:n?o|pro) (?:seguinte|proximo|de depois|logo (?:depois|apos))${THAT}${AT_END}`, 'next'),
    byOther(
      `(?:n?o|pro) (?:anterior|de antes|(?:primeir|ultim)o antes|logo antes)${THAT}${AT_END}`,
      'previous',
    ),
    byOther(`(?:primeir|ultim)[oa]${THAT_IS_LEFT} antes(?: d[oe])?(?: dia)? ${NUMBER}`, 'previous'),
    byOther(`mais (?:perto|proxim[oa])${THAT}${THAT_IS_LEFT}`, 'nearest'),
    // named, whatever is asked
    told(`${LABEL} ${NUMBER}`, 1),
    proposed(`(?:dia|data) d[aeo] (?:pagamento|fatura) (?:(?:pr[ao]|para|e|eh|n?o|o) )*${NUMBER}`, 1),
    told(`(?<=${PAYING} )dia ${NUMBER}`, 1, 'elsewhere'),
    told(`dia ${NUMBER}(?=,? (?:(?:n?o|em|com|por) )?(?:boleto|debito))`, 1, 'elsewhere'),
    proposed(`mais (?:${TOWARDS} )(?:fim|final|finalzinho)(?: d[eo] mes)?`, '25', 'open'),
    proposed(
      `mais (?:cedo|(?:${TOWARDS} )(?:comeco|comecinho|inicio)(?: d[eo] mes)?)(?![^.;!?]*\\d)`,
      '1',
      'open',
    ),
    // what only follows from what is said
    implied(`${AFTER} (?:dia )?${NUMBER}`, 'after'),
    implied(`${MONEY} (?:dia )?${NUMBER}`, 'after'),
    implied('(?:comeco|inicio|comecinho) d[eo] (?:cada )?mes', '1 5'),
    implied('(?:meio|metade|meados) d[eo] mes', '15'),
    implied('(?:ultimo dia|fim|final|finzinho) d[eo] mes', '30'),
    // where it is asked
    proposed(`entre (?:os? )?(?:dias? )?(\\d{1,2} (?:e|a) (?:o )?(?:dia )?\\d{1,2})(?![\\d/])`, 1, 'open'),
    {
      ...proposed(`(?:dia )?(\\d{1,2})(?: de (?:${MONTHS})| ?/ ?(?:0?[1-9]|1[0-2]))(?![\\d/a-z])`, 1, 'open'),
      isBare: true,
    },
    proposed(`por enquanto (?:(?:o|dia|n?o|pro) )*${NUMBER}`, 1, 'open'),
    told(`dia ${NUMBER}(?: d[eo] (?:cada |todo )?mes)?`, 1, 'open'),
    told('(?:dia primeiro|primeiro dia do mes)', '1', 'open'),
    proposed('(?:o ultimo(?: dia)?|(?:o|quanto) mais (?:tarde|longe|distante|pra frente))', '25', 'open'),
    bare('primeiro(?! (?:mes|e|eh|horario|da|depois|apos|antes|acima)(?![a-z]))', '1'),
    bare(`${NUMBER}(?: d[eo] (?:cada |todo )?mes)?`, 1),
  ],
  parse,
  // each row that counts elsewhere has one of these words
  elsewhere: /venc|fatura|pag|boleto|debito/,
  foreign: FOREIGN,
  beside: ['debit'],
  own: anyOf(
    `mes, the, possivel, (?:fica )?mais (?:facil|tranquilo|folgado), para mim, gosto, boleto, debito, automatico,
    pouco, qualquer, garantir`,
  ),
}

function parse(value: string, typed: string, { text }: Extraction, at: number): Parsed | null {
  if (/^(?:except|next|previous|nearest)$/.test(value)) return byOtherDay(value, typed, text.said, at)
  const [first = '', second] = (value.match(/\d+/g) ?? []).map((each) => String(Number(each)))
  if (value === 'after') return one(dayAfter(Number(/\d+/.exec(typed)?.[0])), 'confirm')
  if (second !== undefined) {
    const among = DAYS.filter((day) => Number(day) >= Number(first) && Number(day) <= Number(second))
    return among.length > 0 ? { among: among.map((due_date) => ({ due_date })), why: null } : null
  }
  if (first === '' || /^0\d\d|^0+$/.test(value) || (Number(first) > 31 && !/dia/i.test(typed))) return null
  // '1o' may be the first or the tenth
  if (/^1o$/i.test(typed)) return one('1', 'confirm')
  return one(first, DAYS.includes(first) ? null : 'unavailable')
}

/** What leaves the choice open, so that an exclusion leaves the other days. */
const ANY = anyOf(
  `qualquer, tanto faz, tod[oa]s, (?:me|da) no mesmo, indiferente, (?:o resto|os outros) (?:serve|pode),
  (?<!nao )pode ser`,
)
const LAST_NUMBER = /(?<!\d)\d{1,2}(?=\D*$)/
/** The days that are excluded together: 'menos o 5 e o 10'. */
const LIST = /^\D*\d{1,2}(?:(?:,| e| nem| ou)+ (?:(?:o|no|dia) )*\d{1,2})*/

/** Returns the days that another one tells, which stands among the words or before them; null if there is none. */
function byOtherDay(how: string, typed: string, said: string, at: number): Parsed | null {
  const [own = LAST_NUMBER.exec(said.slice(0, at))?.[0]] = typed.match(/\d+/) ?? []
  const day = Number(own)
  if (!(day >= 1 && day <= 31)) return null
  if (how === 'except') {
    const listed = /\d/.test(typed) ? (LIST.exec(said.slice(at))?.[0].match(/\d+/g) ?? []) : [String(day)]
    const left = DAYS.filter((each) => !listed.includes(each))
    return ANY.test(said) ? { among: left.map((due_date) => ({ due_date })), why: null } : null
  }
  const next = dayAfter(day)
  if (how === 'next') return one(next, 'confirm')
  const previous = DAYS.findLast((each) => Number(each) < day) ?? DAYS.at(-1) ?? ''
  if (how === 'previous') return one(previous, 'confirm')
  // of a day on offer none is nearer
  if (DAYS.includes(String(day))) return null
  const isNextNearer = Number(next) > day && Number(next) - day < day - Number(previous)
  return one(isNextNearer ? next : previous, 'confirm')
}

/** Returns the first day on offer after another of the month. */
const dayAfter = (day: number) => DAYS.find((each) => Number(each) > day) ?? DAYS[0] ?? ''
const one = (due_date: string, why: Parsed['why']): Parsed => ({ among: [{ due_date }], why })
