/** Reads from a message on which day of the month the visitor wants to pay the bill: 'vencimento dia 10'. */
import { DUE_DAYS } from '../../../lib/bill-due-days.ts'
import { bare, implied, proposed, told, type KindOfValue, type Parsed } from '../value-kind-definition.ts'
import { anyOf, NUMBER } from '../patterns-from-word-tables.ts'

const DAYS = DUE_DAYS.map(String)

/** What comes, is paid or happens on a day of its own, and what only says before or after which day. */
const FOREIGN = anyOf(
  `receb\\w*, salario, me pagam, meu pagamento, aposentadoria, beneficio, vale, bolsa, inss, adiantamento, repassa,
  deposita, aluguel, luz, agua, gas, iptu, cartao, escola, faculdade, financiamento, parcela, condominio,
  (?<=[a-z] )fecha(?= (?:n?o |todo )?dia), (?:hoje|amanha|ontem) (?:ja )?(?:e|eh|foi), aniver\\w*, viaj\\w*,
  venham, vem(?= (?:n?o )?dia), libera, util, daqui, opcao, final, das, as(?= \\d), manha, (?<!mais )tarde, noite,
  cedo, horario, ate(?= (?:o )?(?:dia )?\\d), antes d\\w+, outra operadora, feriado`,
)
/** When money comes, which tells the earliest day. */
const MONEY = `(?:receb\\w*|salario|pagamento|me pagam|aposentadoria|beneficio|vale)
  (?: (?:meu|minha|[oa]|salario|pagamento|beneficio|aposentadoria|cai|sai|e|eh|so|todo|sempre|n[oa]|em|que|q))*`
const AFTER = '(?:depois|apos|a partir) d[eo]'
const LABEL = `(?:venc\\w*|fatura)
  (?: (?:pode|posso|tem como|ser|fica|ficar|botar|colocar|vencer|em|n?o|pr[ao]|para|e|eh|todo|dia|da pra))*:?`
const MONTHS = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const PAYING = '(?:pag\\w+|boleto|debito)(?: (?:todo|no|pr[ao]|para o|em|automatico|eu|quero))*'

export const dueDay: KindOfValue = {
  kind: 'due',
  spans: [
    // named, whatever is asked
    told(`${LABEL} ${NUMBER}`, 1),
    proposed(`(?:dia|data) d[aeo] (?:pagamento|fatura) (?:(?:pr[ao]|para|e|eh|n?o|o) )*${NUMBER}`, 1),
    told(`(?<=${PAYING} )dia ${NUMBER}`, 1, 'elsewhere'),
    told(`dia ${NUMBER}(?=,? (?:(?:n?o|em|com|por) )?(?:boleto|debito))`, 1, 'elsewhere'),
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
    bare('primeiro(?! (?:mes|e|eh|horario|da)(?![a-z]))', '1'),
    bare(`${NUMBER}(?: d[eo] (?:cada |todo )?mes)?`, 1),
  ],
  parse,
  elsewhere: /\d|mes|ultimo/,
  foreign: FOREIGN,
  beside: ['debit'],
  own: anyOf('mes, the, para mim, gosto, boleto, debito, automatico, pouco, qualquer, garantir'),
}

function parse(value: string, typed: string): Parsed | null {
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

/** Returns the first day on offer after another of the month. */
const dayAfter = (day: number) => DAYS.find((each) => Number(each) > day) ?? DAYS[0] ?? ''
const one = (due_date: string, why: Parsed['why']): Parsed => ({ among: [{ due_date }], why })
