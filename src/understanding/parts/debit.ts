import type { Hearing } from '../hearing.ts'
import { EITHER, FILLERS } from '../words/talk.ts'
import { bareWords, yesNo } from '../words/yes-no.ts'

const DEBIT =
  /\b(?:(?:n?o|em) automatico|debito(?: automatico| em conta| direto)?|debitar?|desconta\w* (?:da|na) conta|direct debit)\b/
// what it brings, where it is what is asked
const DISCOUNT = /\bdesconto\b/
const BILL = /\b(?:boletos?|pix|fatura|faturas|carne|bank slip)\b/
const NOT =
  /\b(?:nao|sem|tir\w+|remov\w+|cancel\w+|nem|deus me livre|desist\w+|odeio|detesto|desativ\w+|deslig\w+)\b/
const OTHER = /\b(?:cartao|dinheiro|especie|loterica|cheque|paypal|picpay)\b/
// a bill may also be spoken of: 'só pra fatura', 'a fatura vence dia 5'
const PAYS =
  /\b(?:boletos?|pix|carne)\b|\b(?:pagar|pago|prefiro|manda\w*|receber|quero)\b[^¤]{0,24}\bfatura\b/

const WANTS =
  /\b(?:quer\w+|pode\w*|coloc\w+|prefiro|ativ\w+|vou|mand\w+|bot\w+|deix\w+|pag\w+|bora|vai|aceito|instal\w+|tir\w+|desist\w+|gosto|livre|faz\w*|troc\w+|mud\w+|cancel\w+|melhor)\b/
const ACTIVATES =
  /^\W*(?:(?:pode|quero|vou|bora|sim) )*(?:ativ(?:a|ar|e|o)|habilit(?:a|ar|e|o))(?: (?:ai|sim|ja|entao|isso|pra mim|por favor))*\W*$/
const AROUND =
  /^(?:debito|automatico|conta|direto|desconto|boletos?|pix|carne|fatura|sim+|s|nao|n|com|sem|no|na|em|o|a|por|pelo|via|de|do|e|todo|mes|mesmo|ou|para|pra|pro|forma|pagamento|email|papel|banco|so|mas|certo|dia|venc\w*|\d+)$/

/** Direct debit or a bill. */
export function hearDebit(hearing: Hearing): void {
  if (!hearing.isExpected('debit')) return
  const { text } = hearing
  const isOpen = hearing.isOpen('debit')
  for (const { from, to, isQuestion } of text.clauses) {
    if (isQuestion) continue
    const clause = text.rest.slice(from, to)
    const value =
      mentioned(clause, isOpen) ??
      (isOpen && ACTIVATES.test(clause) ? true : null) ??
      (isOpen && !clause.includes('\u00a4') ? yesNo(clause, text.raw) : null) ??
      (isOpen && hearing.isCorrection ? yesNo(clause.replace(/^\u00a4+/, '')) : null)
    if (value === null) continue
    // a slip and Pix are the same answer
    const isTorn = EITHER.test(clause) && DEBIT.test(clause)
    hearing.add('debit', { direct_debit: String(value) }, from, isTorn ? 'confirm' : null)
    claimWords(hearing, from, to)
  }
  if (isOpen && text.clauses.length === 0) {
    const thumb = yesNo(text.said, text.raw)
    if (thumb !== null) hearing.add('debit', { direct_debit: String(thumb) }, 0)
  }
}

/** Wanted, or all there is to the clause; 'já tive problema com débito' is neither. */
function isMeant(clause: string): boolean {
  if (WANTS.test(clause)) return true
  const left = bareWords(clause.replace(/\u00a4+/g, ' ')).filter(
    (word) => !FILLERS.has(word) && !AROUND.test(word),
  )
  return left.length === 0
}

function mentioned(clause: string, isOpen: boolean): boolean | null {
  if (OTHER.test(clause) || !isMeant(clause)) return null
  const debit = DEBIT.exec(clause) ?? (isOpen ? DISCOUNT.exec(clause) : null)
  const bill = PAYS.exec(clause)
  const isDenied = (at: number) =>
    NOT.test(clause.slice(Math.max(0, at - 40), at)) ||
    /^\W*(?:\w+ )?nao\b/.test(clause.slice(at).replace(/^[a-z]+(?: automatico| em conta)?/, ''))
  if (debit && bill) {
    const [noDebit, noBill] = [isDenied(debit.index), isDenied(bill.index)]
    if (noDebit === noBill) return noDebit && debit.index < bill.index ? false : null
    return noBill
  }
  if (debit) return !isDenied(debit.index)
  return bill && !isDenied(bill.index) && BILL.test(clause) ? false : null
}

/** Only what was said about paying: another part of the clause may contain another answer. */
function claimWords({ text }: Hearing, from: number, to: number): void {
  for (const pattern of [DEBIT, BILL]) {
    const match = pattern.exec(text.rest.slice(from, to))
    if (match) text.claim(from + match.index, from + match.index + match[0].length)
  }
}
