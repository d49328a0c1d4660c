/** The day of the month on which the bill is due. */
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { anyOf } from '../words.ts'
import type { Found, Kind } from './kind.ts'

const NUMBER = /(?<![\da-z.,/:$-])(dia )?(\d{1,2})(o|º|°|th|st)?(?![ª\d/:a-z-]|[.,]\d)/g
/** A number that counts or names something else. */
const UNIT = anyOf(`
  reais, real, conto, contos, pila, mega, megas, giga, gigas, horas?, h, hs, anos?, meses, vezes, x, dias?,
  porcento, por cento, da manha,
  da tarde, da noite, minutos?, pessoas, filhos, parcelas, fatura, parcela`)
const MONTHS = anyOf(
  'de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
)
/** What comes, is paid or happens on a day of its own, before that day. */
const OF_OTHER = anyOf(`
  receb[a-z]*, salario, me pagam, meu pagamento, pagamento (?:cai|sai), aposentadoria, beneficio, vale, bolsa,
  inss, adiantamento,
  aluguel, luz, agua, gas, iptu, cartao, escola, faculdade, financiamento, parcela, condominio, hoje e, hoje eh,
  hoje ja e,
  aniversario, nasci, viajo, caiu, cai, as, das, outra operadora, repass[a-z]+, libera, cobrav[a-z]+, paga,
  (?:vivo|claro|oi|tim),
  contabilidade fecha, casa, apto, apartamento, ap, bloco, numero, cobertura, lote, quadra`)
/** Where the clause about something else ends. */
const CLAUSE = /[.,;:!?\n]|\s(?:entao|mas|logo|por isso|ai|dai)\s/
const LABEL = anyOf('venc[a-z]*, fatura, (?:data|dia) d[aeo] (?:pagamento|fatura|boleto|conta)')
const PAYS = anyOf('pag(?:ar|o|amento|amos), boleto, debito, fatura, conta vence')
const AFTER = anyOf('depois, apos, a partir, ate')

/** Parts of the month, with the days that are nearest to them. */
const PARTS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    anyOf(
      `(?:primeiro|1o?) dia d[eo] (?:cada )?mes, dia primeiro, primeiro de cada mes,
      primeiro(?! (?:mes|horario|da|que|depois|eu))`,
      'g',
    ),
    [1],
  ],
  [
    anyOf(
      '(?:comeco|inicio|comecinho) d[eo] (?:cada )?mes, mais (?:pro|no) (?:comeco|inicio), mais cedo',
      'g',
    ),
    [1, 5],
  ],
  [anyOf('(?:meio|metade|meados) d[eo] mes', 'g'), [15]],
  [
    anyOf(
      '(?:fim|final|finzinho|finalzinho) d[eo] (?:cada )?mes, ultimo dia d[eo] mes, mais (?:pro|no) (?:fim|final)',
      'g',
    ),
    [25],
  ],
  [
    anyOf(
      '(?:o|quanto) mais (?:tarde|longe|distante|pra frente), (?:o )?ultimo(?: dia)?(?: que tiver)?',
      'g',
    ),
    [25],
  ],
]

export const dueDay: Kind = {
  kind: 'due',
  find({ said }, { step: open }, { id }) {
    const isOpen = open === id
    const numbers = [...said.matchAll(NUMBER)].flatMap((match) => dayAt(said, match, isOpen) ?? [])
    if (!isOpen) return numbers.filter(({ isOwn }) => isOwn)
    // a day on which money comes counts only if no other is named
    const named = numbers.filter(({ why }) => why !== 'confirm')
    if (numbers.length > 0) return named.length > 0 ? named : numbers
    return PARTS.flatMap(([pattern, days]) =>
      [...said.matchAll(pattern)].map((match) => ({
        ...either(days),
        from: match.index,
        to: match.index + match[0].length,
      })),
    ).slice(0, 1)
  },
}

type Choice = Pick<Found, 'values' | 'why' | 'or'>
const valueOf = (day: number): Values => ({ due_date: String(day) })

function either(days: readonly number[]): Choice {
  const [first = 1, second] = days
  if (second !== undefined) return { values: valueOf(first), why: 'either', or: days.map(valueOf) }
  return first === 1 ? { values: valueOf(first) } : { values: valueOf(first), why: 'guess' }
}

function dayAt(said: string, match: RegExpExecArray, isOpen: boolean): Found | null {
  const [all, dia, digits] = match
  const [from, to] = [match.index, match.index + all.length]
  const day = Number(digits)
  const behind = said.slice(to, to + 16)
  const isOfUnit = UNIT.exec(behind)?.index === 1 || UNIT.exec(behind)?.index === 0
  if (day === 0 || isOfUnit || (dia === undefined && MONTHS.exec(behind)?.index === 1)) return null
  const before = said.slice(0, from).split(CLAUSE).at(-1)?.replace(/^.*\d/, '') ?? ''
  const label = LABEL.exec(before)
  const isOwn =
    label !== null ||
    (dia !== undefined &&
      (PAYS.test(before) || /^ (?:n?o |pelo |em |com |sem )?(?:boleto|debito)/.test(behind)))
  const place = { from, to, isOwn }
  // money comes on that day, or something else is paid
  if (OF_OTHER.test(before))
    return isOpen ? { from, to, values: valueOf(dayFrom(day)), why: 'confirm' } : null
  if (AFTER.test(before.slice(-14))) return { ...place, values: valueOf(dayFrom(day + 1)), why: 'confirm' }
  if (DUE_DAYS.some((each) => each === day)) return { ...place, values: valueOf(day) }
  if (day > 31 && dia === undefined) return null
  return { ...place, values: valueOf(day), why: 'unavailable', or: nearest(day).map(valueOf) }
}

const dayFrom = (day: number): number => DUE_DAYS.find((each) => each >= day) ?? DUE_DAYS[0]

/** The days before and after one that is not on offer. */
const nearest = (day: number): readonly number[] =>
  [DUE_DAYS.findLast((each) => each < day), DUE_DAYS.find((each) => each > day) ?? DUE_DAYS[0]].flatMap(
    (each) => each ?? [],
  )
