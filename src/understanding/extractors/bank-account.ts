/** Extracts a bank account from a chat message. */
import { parseAccount, parseAgency } from '../../lib/bank-account.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import type { Extraction } from '../extraction-state.ts'
import {
  extractAccountPiece,
  extractCaixaRow,
  lacksCheckDigit,
  withEarlierPieces,
} from './bank-account-in-pieces.ts'
import { EITHER } from '../words/filler-doubt-and-negation-words.ts'

/** Informal bank names that do not follow from the official ones, by bank code. */
const NICKNAMES: Readonly<Record<string, RegExp>> = {
  '001': /\b(?:bb|banco do brasil|brasil)\b/,
  '104': /\b(?:cai?xa(?: economica(?: federal)?)?|cef)\b/,
  '260': /\b(?:nubank|nu|roxinho)\b/,
  '336': /\bc6\b/,
  '004': /\bbnb\b|\b(?:banco do )?nordeste\b/,
  '290': /\b(?:pag ?bank|pagseguro|pag seguro)\b/,
  '341': /\bitau\b/,
  '077': /\binter\b/,
}
// words that many bank names share
const COMMON = /^(?:banco|bank|do|da|de|brasil|unibanco|economica|federal|sa|s\.a\.)$/
const AGENCY =
  /\b(?:agencia|agenc|ag|age)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(\d(?: \d){2,4}(?! ?\d)(?:,? (?:digito|dig|dv)[ :.]*[\dx](?![\da-z]))?|\d{1,5}(?:(?: ?- ?|,? (?:digito|dig|dv)[ :.]*(?:e )?| )[\dx](?![\da-z]|[./-]\d))?)(?![\d])/
/** The branch behind the names of both: 'ag/cc 0445/11223-x'. */
const FIRST_OF_BOTH =
  /\bag(?:encia)?\.? ?(?:\/|e|,) ?(?:cc|c\/c|conta(?: corrente)?)\b[ :]*(\d{1,5}(?:-[\dx](?=[ /,]))?)(?: ?[/,]| e)? ?(?=\d)/
const ACCOUNT =
  /\b(?:conta(?: corrente| poupanca)?|poupanca|cc|c\/c|c\.c\.?|cta|cp)\b\.?[ :]*(?:e |eh |n[o.]* |numero )*(?:(?:op?\.?(?:eracao)? ?)?(01[36]|001|1288|1292|3701)[ -],? ?(?:e )?(?:a )?(?:conta )?)?(\d(?: \d){2,12}|\d{1,3} \d{4,9}(?=[ -]\d(?!\d))|\d{1,3}\/\d[\d.]{3,11}(?=-[\dxp])|\d[\d ]{3,16}\d(?=,? (?:digito|dig|dv|-))|\d{1,3}-\d[\d.]{3,11}(?=-[\dxp])|\d[\d.]{0,13}\d)(?:(?: ?[/-] ?| )([\dxp])(?![\da-z]|[./-]\d)|(?:,? (?:digito|dig|dv)[ :]*(?:e )?([\dxp])))?(?!\d| mil\b)/
/** The kind of a Caixa account, apart from its number: 'op 013, conta 4471-2'. */
const OPERATION =
  /\bop(?:eracao)?\.?:? ?(?:e |eh |numero )*((?:0 ?)?1[36]|(?:0 ?){0,2}1|12 ?88)(?![\d/-]| \d{1,2}(?!\d))/
/** A short number behind 'poupança' that has no check digit: the kind of the savings account, such as 013, 500 or 51. */
const SAVINGS_KIND =
  /\bpoupanca\b[ :,(]*(?:(?:da|tipo|variacao|var|op|operacao|n[o.]*|numero|e|eh)\b[. :]*)*(\d{1,4}(?![\d./x]| ?-|,? (?:digito|dig|dv)\b| x\b)(?! \d)|(?:013|500|51|1288)(?= \d[\d.]{2,9}-[\dx](?![\d/a-z])))/
const CAIXA_KIND = /^(?:0?1[36]|1288)$/
const SAYS_OPERATION = /\boperacao\b|\bop\b/
const TAKEN_BACK =
  /\b(?:perai?|nao|espera|ops|opa|digo|quer dizer|errei|desculpa|(?:a )?certa e|minto|ih+|ixi|xi|eita|vixe|conferi\w*|corrigindo|na verdade|na vdd|alias|mentira)\b/
const LOOSE_ACCOUNT = /(?:^|[^\d./-]|(?<=\D\d{4})\/)((?:\d{1,3}-)?\d[\d.]{1,12})-([\dxp])(?![\d/a-z]|-\d)/
const LOOSE_AGENCY =
  /(?:^|[^\d./-])(\d(?: \d){2,4}|\d{3,5})(?![\d./-]| \d)|(?:^|[^\d./-])(\d{4})(?=\/\u00a4| 0?1[36] )/
/** A branch, and behind a word of repair another one: '4417 e 80226-3 … na vdd troca, 4471 a agencia'. */
const AGENCY_AGAIN =
  /(?<![\d./-])(\d{3,5})(?![\d/-]|\.\d)(?=.*\b(?:na verdade|na vdd|troca\w*|pera\w*|nao|ih+|ixi|xi|eita|vixe|ops|opa|digo|quer dizer|errei|me enganei|alias|minto|corrig\w+)\b[^\d]{0,24}(?:\bag(?:encia)?\b[^\d]{0,12}\d{3,5}(?![\d/-]|\.\d)|(?<!\d)\d{3,5} (?:e |eh |n)?(?:a )?ag(?:encia)?\b))/
/** A branch before its label: '4471 a agencia'. */
const AGENCY_BEHIND = /(?<![\d./-])(\d{3,5}) (?:(?:e|eh|n?a) )*ag(?:encia)?\b(?! ?\d)/
/** A branch with its check digit before an account with one: '5566-x 90231-x'. */
const CHECKED_AGENCY =
  /(?:^|[^\d./-])(\d{3,5}-[\dx])(?=[ ,/]{1,3}(?:(?:conta|cc|c\/c)\b\D{0,16}\d|\d[\d.]{2,12}-[\dxp](?![\d/a-z])))/
const CODE = /^\W*(?:banco )?(\d{3})\b/

/** Extracts bank, branch (agência) and account number. The three are recorded together or not at all. */
export function extractBankAccount(extraction: Extraction): void {
  const isOpen = extraction.isOpen('account')
  const { text } = extraction
  if (
    !isOpen &&
    !(
      extraction.isExpected('account') &&
      /\b(?:ag|agencia|conta|cc)\b/.test(text.rest) &&
      /\d/.test(text.rest)
    )
  )
    return
  if (isOpen) dropDiscarded(extraction)
  const bank = bankIn(extraction)
  if (extractAccountPiece(extraction, bank !== null)) return
  if (bank?.id === '104' && extractCaixaRow(extraction, bank)) return
  const again = AGENCY_AGAIN.exec(text.rest)
  if (again) text.claim(again.index, again.index + (again[1]?.length ?? 0))
  const agency =
    text.take(FIRST_OF_BOTH) ??
    text.take(AGENCY) ??
    (isOpen ? text.take(AGENCY_BEHIND) : null) ??
    (bank && isOpen ? text.take(CHECKED_AGENCY) : null)
  const apart = text.take(OPERATION)
  const savings = text.take(SAVINGS_KIND)
  const labelled = text.take(ACCOUNT) ?? (bank && isOpen && !agency ? accountInRow(extraction) : null)
  const loosely = bank || isOpen ? text.find(LOOSE_ACCOUNT) : null
  // 'conta 09734 dígito... peraí... 09743-1'
  const isTakenBack =
    labelled !== null &&
    loosely !== null &&
    loosely.from > labelled.to &&
    TAKEN_BACK.test(text.said.slice(labelled.to, loosely.from))
  const agencyAgain = isTakenBack && /\bag(?:encia)?\b/.test(text.said.slice(labelled.to, loosely.from))
  // 'conta 500 ag 0123 número 12345-6': the first is only the kind of the account
  const isKind =
    labelled !== null &&
    loosely !== null &&
    loosely.from > labelled.to &&
    /^\D*\d{1,4}$/.test(text.said.slice(labelled.from, labelled.to))
  const isLoose = loosely !== null && (labelled === null || isKind || (isTakenBack && !agencyAgain))
  if (isLoose) text.claim(loosely.from, loosely.to)
  const isEnding = ENDING.test(text.said)
  const account = isEnding
    ? null
    : isLoose
      ? { ...loosely, groups: ['', undefined, ...loosely.groups.slice(1)] }
      : labelled
  const isHalf = isOpen && bank && !account && /^[^\d]*(?<!\d)\d{4}(?!\d)[^\d]*$/.test(text.rest)
  const loose = agency ?? ((bank ? account || isHalf : isOpen && account) ? text.take(LOOSE_AGENCY) : null)
  const at = bank?.from ?? agency?.from ?? account?.from ?? -1
  if (at < 0) return
  const [, kind, last = '', hyphened, spoken] = account?.groups ?? []
  const check = hyphened ?? spoken
  const savingsKind = CAIXA_KIND.exec(savings?.groups[1] ?? '')?.[0]
  const apartKind = apart?.groups[1] ?? savingsKind
  // only Caixa has these kinds, also where its name is still to come
  const isCaixa = bank ? bank.id === '104' : savingsKind !== undefined
  const operation = isCaixa ? (kind ?? apartKind?.replaceAll(' ', '').padStart(3, '0')) : undefined
  const isOfKind = bank?.id === '104' && SAYS_OPERATION.test(text.said)
  // Caixa counts the kind of the account, before eight digits, as part of its number
  const number =
    operation && operation !== '3701'
      ? operation + last.replace(/\D/g, '').padStart(check === undefined ? 9 : 8, '0')
      : last
  const agencyValue = loose
    ? parseAgency(
        withoutSpaces(loose.groups[1] ?? '').replace(/ ?- ?|,? (?:digito|dig|dv)[ :.]*(?:e )?| /, '-'),
      )
    : null
  const typedAccount = account && (check ? `${number.replaceAll(/[ /]/g, '')}-${check}` : number)
  const accountValue = typedAccount === null ? null : parseAccount(typedAccount, bank?.id)
  // a number that this bank does not have stays in the field, with the reason
  const isRefused = isOpen && bank !== null && accountValue !== null && 'problem' in accountValue
  const values = {
    ...(bank ? { bank: bank.id } : {}),
    ...(agencyValue && 'value' in agencyValue ? { agency: agencyValue.value } : {}),
    ...(accountValue && 'value' in accountValue ? { account_number: accountValue.value } : {}),
    ...(isRefused && typedAccount ? { account_number: typedAccount } : {}),
  }
  if (Object.keys(values).length === 0) return
  const isWithoutDigit = account !== null && check === undefined && 'account_number' in values && !isRefused
  const told = isWithoutDigit
    ? { ...values, account_number: (typedAccount ?? '').replace(/\D/g, '') }
    : values
  const joined = isOpen && !isRefused ? withEarlierPieces(extraction, told) : told
  const isWhole = Object.keys(joined).length === 3
  if (!isOpen && !isWhole) return
  extraction.add(
    'account',
    joined,
    at,
    isRefused
      ? 'invalid'
      : EITHER.test(text.rest) ||
          isTakenBack ||
          again !== null ||
          (isWhole && (savings !== null || isKind)) ||
          (bank && operation !== undefined) ||
          isOfKind ||
          (isWhole && (lacksCheckDigit(joined) || POST.test(text.said)))
        ? 'confirm'
        : isWhole
          ? null
          : 'part',
  )
}

/** A part of the branch that no field holds: 'Sicredi coop 0718 posto 05'. */
const POST = /\b(?:posto|pa|ua)\.? ?\d{1,3}\b/

/** Only the last digits of an account: 'a conta termina em 21-9'. */
const ENDING =
  /\b(?:termina|acaba|finaliza|final|ultimos (?:numeros|digitos))(?: (?:da|na) conta)?(?: (?:e|eh|em|com|sao))* \d/

/** Branch, account and digit in a row, parted by spaces: 'itau 1290 08773 2'. */
const IN_ROW = /(?<=(?:^|[^\d./-])\d{4} )()(\d{4,9})[ -](\d)(?![\d/.-]| \d)/
function accountInRow({ text }: Extraction) {
  return text.take(IN_ROW)
}

/** Joins digits that were dictated one by one: '1 2 3 4'. */
const withoutSpaces = (text: string) =>
  text.replace(/^\d(?: \d){2,}(?!\d)/, (digits) => digits.replaceAll(' ', ''))

/** Finds the only bank that a message names, and claims its words. */
export function bankIn(extraction: Extraction): { readonly id: string; readonly from: number } | null {
  const { text, situation } = extraction
  const found = situation.banks.flatMap((bank) => {
    const at = placeOf(bank, text.rest)
    return at === null || refuses(text.rest, at) ? [] : [{ id: bank.id, ...at }]
  })
  const ids = new Set(found.map(({ id }) => id))
  const [only] = found
  if (only && ids.size === 1) {
    text.claim(only.from, only.to)
    // 'sicoob 756', 'banco 104 caixa'
    text.take(
      new RegExp(`(?<![\\d.-])0?${only.id}(?=[ -]{0,3}\u00a4)|(?<=\u00a4[ (-]{0,3})0?${only.id}(?![\\d.-])`),
    )
    return only
  }
  if (ids.size > 1) return null
  const code = extraction.isOpen('account') ? CODE.exec(text.rest) : null
  const coded = code && situation.banks.find(({ id }) => id === code[1])
  if (!code || !coded) return null
  text.claim(code.index, code.index + code[0].length)
  return { id: coded.id, from: code.index }
}

/** What leaves an account for another: '… ah não, melhor da caixa', 'mas vou passar o do bb'. */
const LEAVES =
  /\b(?:(?:ah?|opa|ops|ih+|nao|pera\w*|espera|melhor|na verdade|alias|digo|pensando bem|mudei de ideia|desculpa|errei|deixa|esquece|mas|so que)[ ,.;!]+)+(?:(?:e|eh|vou|vai|quero|prefiro|pode|passar|dar|usar|usa|use|botar|bota|poe|por|colocar|coloca|ser|melhor|anota|outr[oa]|conta|n?[oa]|d[oae]|banco)[ ,]+)*$/

/** Claims an account with its bank that the message leaves for that of another bank. */
function dropDiscarded({ text, situation }: Extraction): void {
  const banks = situation.banks
    .flatMap((bank) => placeOf(bank, text.rest) ?? [])
    .toSorted((a, b) => a.from - b.from)
  const last = banks.at(-1)
  if (last && banks.some(({ to }) => to < last.from) && LEAVES.test(text.said.slice(0, last.from)))
    text.claim(0, last.from)
}

/** Whether the bank is not the one: 'caixa não, itaú'. */
const refuses = (rest: string, { from, to }: { readonly from: number; readonly to: number }) =>
  /^,? nao(?=\W*$|[,.;!])/.test(rest.slice(to)) ||
  /\bnao (?:e|eh)(?: (?:o|a|do|da|no|na))? $/.test(rest.slice(0, from))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = new Map<string, readonly RegExp[]>()

/** Returns the patterns for a bank: its full name, its informal name, and the distinctive words of its name. */
function patternsOf({ id, name }: { readonly id: string; readonly name: string }): readonly RegExp[] {
  const before = patterns.get(`${id} ${name}`)
  if (before) return before
  const words = normaliseText(name).split(' ')
  const distinct = words.filter((word) => !COMMON.test(word) && word.length > 2)
  const whole = (text: string) => new RegExp(`(?:^|[^a-z0-9])(${escaped(text)})(?![a-z0-9])`)
  const made = [
    whole(words.join(' ')),
    ...(NICKNAMES[id] ? [NICKNAMES[id]] : []),
    ...(distinct.length > 0 ? [whole(distinct.join(' '))] : []),
  ]
  patterns.set(`${id} ${name}`, made)
  return made
}

/** Returns where a text names a bank, or null. */
function placeOf(
  bank: { readonly id: string; readonly name: string },
  rest: string,
): { from: number; to: number } | null {
  for (const pattern of patternsOf(bank)) {
    const match = pattern.exec(rest)
    const named = match?.[1] ?? match?.[0] ?? ''
    if (match)
      return { from: match.index + match[0].length - named.length, to: match.index + match[0].length }
  }
  return null
}
