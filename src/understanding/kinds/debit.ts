/** Whether the bill is paid by direct debit. */
import { afterTakingBack, denialOf, takesBack } from '../denied.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import type { Situation } from '../reading.ts'
import { anyOf, setOf, wordsOf } from '../words.ts'
import { yesNo, yesNoWithReason } from '../yes-no.ts'
import type { Found, Kind } from './kind.ts'

const DEBIT = anyOf(
  `debito automatico, debito em conta, debito direto, debito, automatico, desconta[a-z]* (?:d[ae]|na|direto da) conta,
  direct debit, (?<!mais )em conta`,
  'g',
)
const BILL = anyOf(
  'bolet[a-z]*(?: bancario)?, carne(?:zinho)?(?! e osso), codigo de barras, fatura impressa, loterica',
  'g',
)
/** Words of a bill that mean it only beside a word of paying, or as the whole clause. */
const LOOSE_BILL = anyOf(
  'fatura, pix, pago eu mesm[oa], pagar eu mesm[oa], eu mesm[oa] pag(?:o|ar), eu que pago',
  'g',
)
/** Only where it is asked: the verb, and what debit brings. */
const OPEN_ONLY = anyOf('debitar?, (?:quero|com|pelo|queria)(?: [oa]| um| esse)? desconto', 'g')
const PAYS = anyOf(
  'pag[a-z]+, prefiro, quero, pode ser, melhor, vou de, manda, no, por, pelo, com, em, bota, poe, deixa, mesmo',
)
/** What is paid otherwise, or speaks of another thing. */
const OTHER = anyOf(`
  cartao de credito, cartao de debito, no cartao, chave(?: pix)?, pix automatico, dinheiro, cheque, luz, agua,
  aluguel, ja (?:tenho|tive|tem)`)
/** What somebody else does, or was done before. */
const OF_OTHER = anyOf(`
  (?:meu|minha) (?:irmao|irma|mae|pai|vizinh[oa]|prim[oa]|amig[oa]|filh[oa]) (?:usa|tem|paga), cobraram, debitaram,
  nunca usei, inferno,
  nem pensei, problema`)
const NO_ACCOUNT = anyOf('(?:nao|n|nem) (?:tenho|possuo|uso)(?: mais)? (?:conta|banco)(?: (?:em|no) banco)?')
/** Takes what is disliked, for what it brings: 'detesto débito, mas se sai dez a menos, vai'. */
const GIVES_IN = anyOf(`
  vai(?: la)?(?: entao)?, fazer o que, fazer oq, paciencia, ne o jeito, e o jeito, o jeito e, nao tem jeito,
  pode por, pode botar,
  pode ser, bora, aceito, topo, eu quero, coloca(?: ai)?, bota(?: ai)?, ativa(?: ai)?, eu topo, fechado, sim`)
const CHEAPER = anyOf(
  'desconto, mais barato, a menos, menos, mais em conta, economi[a-z]+, dez reais, 10 reais',
)
const DISLIKES = anyOf('detesto, odeio, nao (?:gosto|queria|curto|sou fa|me agrada), tenho medo, tenho pavor')

const BILL_ONLY = anyOf('bolet[a-z]*, pix, fatura')
const IF_CHEAPER = anyOf(
  '(?:so )?se (?:tiver|tem|der|for|ganhar|vier com|sair com) (?:o |algum )?desconto, se (?:for|e) pra pagar menos',
)
const ONLY = anyOf('so, depois que, se, mas')
const WAYS = [
  [DEBIT, true, false],
  [BILL, false, false],
  [LOOSE_BILL, false, true],
  [OPEN_ONLY, true, true],
] as const

const answer = (isDebit: boolean) => ({ direct_debit: String(isDebit) })

export const debit: Kind = {
  kind: 'debit',
  find({ said, raw }, situation, { id }) {
    const isOpen = situation.step === id
    const named = waysIn(said, isOpen)
    if (!isOpen) return named.filter(({ isOwn }) => isOwn)
    const whole = { from: 0, to: said.length }
    const last = afterTakingBack(said)
    const plain = yesNo(last, raw)
    if (plain !== null && (named.length === 0 || last !== said)) return [{ ...whole, values: answer(plain) }]
    if (givesIn(said)) return [{ ...whole, values: answer(true) }]
    if (named.length > 0) return asOne(lastOfChange(said, named))
    if (IF_CHEAPER.test(said)) return [{ ...whole, values: answer(true), why: 'confirm' }]
    if (NO_ACCOUNT.test(said)) return [{ ...whole, values: answer(false), why: 'guess' }]
    const told = yesNoWithReason(withoutBanks(said, situation)) ?? firstWord(said)
    // what stands behind a first word may be another answer, or a question
    const ends = [...said.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => index + word.length)
    const to = ends.find((end) => yesNo(said.slice(0, end)) === told) ?? said.length
    return told === null ? [] : [{ from: 0, to, values: answer(told) }]
  },
}

/** 'sim, no nubank' agrees as 'sim' does. */
const withoutBanks = (said: string, { banks }: Situation): string =>
  banks
    .flatMap(({ name }) => wordsOf(normaliseText(name)))
    .filter((word) => word.length > 3 && said.includes(word))
    .reduce(
      (text, word) => text.replace(word, ''),
      said.replace(/\b(?:bb|c6|nu|sou|conta|tenho|banco)\b/g, ''),
    )

/** Returns the ways to pay that a message names; what denies the one names the other. */
function waysIn(said: string, isOpen: boolean): readonly Found[] {
  const found = WAYS.flatMap(([pattern, isDebit, isLoose]) =>
    [...said.matchAll(pattern)].flatMap(({ 0: all, index: from }) => {
      const span = { from, to: from + all.length }
      const before =
        said
          .slice(0, from)
          .split(/[.,;:!?\n]/)
          .at(-1) ?? ''
      const isPaid = PAYS.test(before)
      if (OTHER.test(`${before}${said.slice(from, span.to + 12)}`) || (isLoose && !isOpen && !isPaid))
        return []
      if (pattern === OPEN_ONLY && !isOpen) return []
      const denial = denialOf(said, span)
      // who wants no bill may want no debit either, and 'pix' alone is no bill yet
      const isUnsure = denial === null ? (all === 'pix' && !isPaid) || OF_OTHER.test(said) : !isDebit
      const values = answer(isDebit === (denial === null))
      return [{ values, ...(denial ?? span), isOwn: true, ...(isUnsure ? { why: 'confirm' as const } : {}) }]
    }),
  )
  const plain = found.filter(({ why }) => why === undefined)
  // 'boleto ou pix'
  const sure = found.filter((each) =>
    plain.some(({ values }) => values.direct_debit === each.values.direct_debit),
  )
  return (sure.length > 0 ? sure : found).toSorted((one, other) => one.from - other.from)
}

/** Drops what a message takes back, and the way that it leaves: 'de débito para boleto'. */
function lastOfChange(said: string, found: readonly Found[]): readonly Found[] {
  const last = found.at(-1)
  const [first] = found
  if (!first || !last || first === last) return found
  const between = said.slice(first.to, last.from)
  return takesBack(between) || / (?:pra|para|pro|por) (?:o )?$/.test(between) ? [last] : found
}

/** 'boleto ou pix' is one way to pay. */
function asOne(found: readonly Found[]): readonly Found[] {
  const [first] = found
  if (!first || found.some(({ values }) => values.direct_debit !== first.values.direct_debit)) return found
  const sure = found.find(({ why }) => why === undefined) ?? first
  return [{ ...sure, from: first.from, to: Math.max(...found.map(({ to }) => to)) }]
}

function givesIn(said: string): boolean {
  const last = said.split(/[.,;!?\n]|\smas\s/).at(-1) ?? ''
  if (!GIVES_IN.test(last) || yesNo(last) === false || BILL_ONLY.test(last)) return false
  const isCheaper = CHEAPER.test(said)
  return DISLIKES.test(said)
    ? isCheaper || /fazer|jeito|paciencia/.test(last)
    : isCheaper && yesNo(last) === true
}

const YES_FIRST = setOf('sim s ss sss simm claro aceito bora aham positivo')
const LEAVES_OPEN = anyOf('nao, n, sim, se, mas, ou, so, depois, porem, quando, talvez, nem, sei, antes')

/** A yes or no at the beginning, before a reason, a remark or a question: 'sim, quanto fica?', 'nunca,
  já me cobraram errado'. */
function firstWord(said: string): boolean | null {
  const [first = '', ...rest] = said.split(/[.,;:!\n]/)
  const [word = '', ...more] = wordsOf(said)
  if (first.includes('?')) return null
  if (YES_FIRST.has(word) && !LEAVES_OPEN.test(more.join(' '))) return true
  const told = rest.length > 0 ? yesNo(first) : null
  const behind = rest.join(' ')
  if (told === false) return takesBack(said.slice(first.length + 1)) || ONLY.test(behind) ? null : false
  return LEAVES_OPEN.test(behind) ? null : told
}
