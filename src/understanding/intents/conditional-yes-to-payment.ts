/** Recognises a yes or no about the way to pay that is held back, or belongs to another answer (D129). */
import type { Extraction, Finding } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { isQuestion } from '../words/is-question.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { PAYMENT } from './statements-about-choices.ts'

/** What joins a reserve to a yes: 'sim, mas é seguro?'. */
const RESERVE = /\b(?:mas|so que|porem|contanto|desde que|so se|caso)\b/
/** A condition, but not the reason for a yes: 'se tem desconto eu quero', 'se é pra pagar menos'. */
const CONDITION =
  /\b(?:se|caso|desde que|contanto que|so se)\b(?! (?:(?:(?:e|eh|for|fosse) )?(?:pra|para|por)\b|(?:tem|tiver|ganha|da) (?:o )?desconto|(?:fica|sai) mais barat|nao\b[^,.;]{0,12}(?:esquec|paga)))/
/** What one wants to know before saying yes for good. */
const DOUBTS =
  /\b(?:segur[oa]|seguranca|golpe|fraude|clon\w+|confiavel|confia\w*|risco|perig\w+|garant\w+|protegid\w+|obrigad[oa] a|obrigatorio|taxas?|juros|multa|cancel\w+|desist\w+|tirar|sem saldo|faltar saldo|e se|outra pessoa|esposa|marido|espos[oa]|mae|pai)\b/

const PLAIN_ANSWER =
  /^\W*(?:(?:ah|bom|entao|ta|olha|oi)[ ,]+)*(?:sim+|s|si|claro|ok|aceito|pode(?: ser)?|quero|beleza|blz|isso|certo|nao|n)\b/

/** What somebody else does about it: 'meu marido que cuida do débito'. */
const OF_SOMEBODY =
  /^\W*(?:[oa] )?(?:meu|minha) (?:marido|espos[oa]|mulher|mae|pai|filh[oa]|irma|irmao|sogr[oa]|namorad[oa]|patrao) (?!.*\b(?:quer|prefere|pediu|mandou|disse (?:pra|que))\b)/

/** Whether a yes to direct debit has a reserve: a question or a condition behind 'mas', or a doubt about it. */
function isYesWithReserve({ text }: Extraction, { kind, values }: Finding): boolean {
  const { said } = text
  if (kind === 'debit' && OF_SOMEBODY.test(said)) return true
  if (kind !== 'debit' || values.direct_debit !== 'true') return false
  const reserve = RESERVE.exec(said)
  const behind = reserve ? said.slice(reserve.index + reserve[0].length) : ''
  const asksBehind = behind.includes('?') || isQuestion(behind, '') || /^ *(?:e|eh|tem que|so) /.test(behind)
  if (reserve && asksBehind) return true
  const isAnswer = PLAIN_ANSWER.test(said)
  return isAnswer && ((said.includes('?') && DOUBTS.test(said)) || CONDITION.test(said))
}

/** What another answer is called, by its kind. */
const OF_OTHER: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  email: /\b(?:ofertas?|promoc\w+|novidades?|propagandas?|publicidade|e-?mails?)\b/,
  house: /\b(?:apto?|apartamento|bloco|torre|rua|avenida|numero d[ao]|complemento|endereco)\b|\bap \d/,
  name: /\b(?:sobrenome|meu nome|nome (?:e|eh|ta|esta))\b/,
  mother: /\bmae\b/,
  document: /\b(?:cpf|rg)\b/,
  cep: /\bcep\b/,
  phone: /\b(?:telefone|celular|whats\w*|zap|ligu?\w*)\b/,
  due: /\b(?:vencimento|vence)\b/,
  birth: /\b(?:nasci\w*|aniversario)\b/,
  plan: /\b(?:plano|megas?|gigas?)\b/,
}

/**
 * Whether a bare yes or no stands beside what names another answer, to which it may belong: 'sim, quero ofertas no email',
 * 'não, o número da casa é 512'. What that answer's own value explains, is one of its own.
 */
function isAnswerToOther(extraction: Extraction, { kind }: Finding, findings: readonly Finding[]): boolean {
  const { said } = extraction.text
  if (kind !== 'debit' || PAYMENT.test(said)) return false
  // 'não, o 5 mesmo'
  if (/\d/.test(said)) return true
  return Object.entries(OF_OTHER).some(
    ([other, named]) => named.test(said) && findings.every((each) => each.kind !== other),
  )
}

/** The way to pay that is left out of what is approved: 'tudo certo, menos o débito'. */
const LEFT_OUT = /\bmenos (?:(?:o|no|em|com|pelo) )?(?:(debito|automatico)|boleto|fatura)\b/

/** Proposes the other way to pay, where a message leaves one out. */
export function withWayLeftOut({ text }: Extraction, finding: Finding): Finding {
  const found = finding.kind === 'debit' ? LEFT_OUT.exec(text.said) : null
  return found ? { ...finding, values: { direct_debit: String(!found[1]) }, why: 'confirm' } : finding
}

/**
 * Whether a bare yes or no to direct debit stands beside the correction of another answer, to which it may belong: 'não, o
 * número da casa é 512'.
 */
const isYesOrNoToOther = (extraction: Extraction, { kind }: Finding, findings: readonly Finding[]): boolean =>
  kind === 'debit' &&
  !PAYMENT.test(extraction.text.said) &&
  findings.some((each) => each.kind !== 'debit' && extraction.given(each.kind) !== null)

/** One way to pay for some months and the other after them: 'agora não, só a partir do segundo mês'. */
const NOT_FOR_EVER = anyOf(`a partir d[aeo], so depois que, depois sim, no comeco
  (?:primeir[oa]s?|segund[oa]|terceir[oa]|proxim[oa]|outr[oa]) (?:mes(?:es)?|fatura|conta|boleto)
  (?:mas|so|e) (?:ano|mes) que vem`)

/** Whether a yes, or a no, may be to something else than it was read for, or has a reserve. */
export const isDoubtfulYes = (
  extraction: Extraction,
  finding: Finding,
  findings: readonly Finding[],
): boolean =>
  (finding.kind === 'debit' && NOT_FOR_EVER.test(extraction.text.said)) ||
  isYesOrNoToOther(extraction, finding, findings) ||
  isYesWithReserve(extraction, finding) ||
  isAnswerToOther(extraction, finding, findings)
