/** Decides which of the values in a message the visitor means, and which are denied or only mentioned in passing. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Finding } from '../reading-types.ts'
import { TOLD, type ValueKind } from '../value-kinds.ts'
import type { MessageText } from './prepared-message-text.ts'
import { TAKEN_FIRST } from './is-value-of-someone-else.ts'

const DENIED = /\b(?:nao (?:e|eh|era)(?: mais)?|nem(?: (?:e|eh|era))?) (?:(?:o|a|no|meu|minha) )*\(?$/

/** Whether the visitor rejects the value: 'não é 11 98888-7777'. It is then dropped without a question. */
export const isDenied = (said: string, { kind, at }: Finding) =>
  TOLD.has(kind) && DENIED.test(said.slice(Math.max(0, at - 32), at))

/**
 * A house without a number and a company's document, whose check digits say what it is, may stand among other words.
 */
export const kindToConfirm = (kind: ValueKind, { number, cnpj }: Values): string =>
  number === 'S/N' ? 'no-number' : cnpj ? 'company' : kind

/** Returns the value that a remark behind several names, or undefined. A name, document or account is asked about. */
export function valueNamedByRemark(
  text: MessageText,
  whole: readonly Finding[],
  isDisputed: boolean,
): Finding | undefined {
  const inOrder = whole.toSorted((a, b) => a.at - b.at)
  const at = namedByRemark(
    text,
    inOrder.map((each) => each.at),
  )
  const found = inOrder.find((each) => each.at === at)
  const isAsked =
    found !== undefined && (isDisputed || /^(?:name|mother|document|account|birth)$/.test(found.kind))
  return found && { ...found, why: isAsked ? 'confirm' : found.why }
}

/** A second way to reach someone: '…, se eu não atender tenta …', '…, cópia pra …'. */
const RESERVE =
  /\b(?:(?:se|caso) (?:(?!for\b|quiser)[a-z]+ ){0,3}nao|senao|tenta|copia|recado|reserva|alternativ[oa])\b/

/** Drops the telephones or addresses that are given in case the first does not work. */
export const withoutFallbackContacts = (
  { said }: MessageText,
  whole: readonly Finding[],
): readonly Finding[] => {
  const [first] = whole.toSorted((a, b) => a.at - b.at)
  return whole.filter((each) => each === first || !RESERVE.test(said.slice(first?.at, each.at)))
}

/** Which of two it is: 'o segundo', 'o primeiro é o principal'. */
const PLACE =
  /[,.;!?] *(?:(?:melhor|prefiro|usa|bota|poe|fica) )?(?:n?[oa]) (?:(primeir[oa])|(segund[oa]|ultim[oa]))(?: mesmo)?(?=[,.;!]|\W*$| (?:e|eh) (?:[oa] )?(?:principal|melhor|cert[oa]|meu|atual|nov[oa]|que (?:eu )?uso)\b)/

/** Returns the one of two values that is said again behind the question: '90 ou 92? tá, 92 apto 11'. */
export function valueRepeatedAfterQuestion(
  { said }: MessageText,
  either: Finding,
  all: readonly Finding[],
): Finding {
  const last = all.findLast(({ or, why }) => !or && why === null)
  const [, one, two] = PLACE.exec(said.slice(either.at)) ?? []
  const [first, second, third] = either.or ?? []
  const values = third ? undefined : one ? first : two ? second : undefined
  if (values)
    return {
      ...either,
      values,
      or: undefined,
      why: /^(?:name|mother|document|account)$/.test(either.kind) ? 'confirm' : null,
    }
  const isTaken = last !== undefined && said.includes('?') && last.at > said.lastIndexOf('?')
  return isTaken ? { ...last, why: 'confirm' } : either
}

/** What labels a value of a question that is not open, right before it. */
const LABELS: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  house:
    /(?:^|[^a-z])(?:n|nr|nro|no|num|numero|number|#|casa|predio|moro|fica|lote|quadra|qd|lt|rua|av|avenida|alameda|travessa|estrada|rodovia|praca)(?![a-z])[^\d;!?]{0,48}$/,
  mother: /\b(?:mae|mamae|mainha|mother|madre|genitora|filh[oa] d[ea])\b[^.;!?]{0,40}$/,
}
/** What takes something back, or supposes it. */
export const UNSETTLED =
  /\b(?:pera\w*|espera|ops|opa|digo|quer dizer|me enganei|minto|comec\w+ de novo|ou melhor)\b|[.,;] *nao[.,;]|(?:^|[.,;!?] *)(?:e |mas )?(?:se|caso) (?:for|fosse|eu|der|ficar|tiver)\b/

/**
 * Whether a value of a question that is not open may be something else: its sentence takes back or supposes, or nothing
 * labels it and its form alone says nothing. A number beside a CEP belongs to its address.
 */
export function isStray(
  { said, sentenceAt }: MessageText,
  { kind, at }: Finding,
  isAddress: boolean,
): boolean {
  const since = sentenceAt(at)
  const end = said.slice(at).search(/[.!?;\n](?=\s|$)/)
  if (UNSETTLED.test(said.slice(since, end < 0 ? undefined : at + end))) return true
  const isLabelled = LABELS[kind]?.test(said.slice(since, at)) ?? true
  return !isLabelled && !(isAddress && kind === 'house' && !UNSETTLED.test(said))
}

/** The own value behind another one that was a mistake: 'foi mal, o meu mesmo é …'. */
export const OWN_AT_LAST = /\b(?:foi mal|me enganei|errei)\b[^.;!?\d]*\bmeu\b|\bo meu mesmo (?:e|eh)\b/

/** A clause that takes a plan, whatever was weighed before it: 'pensei no de 300, mas bota o de 500 então'. */
const CONCLUDES =
  /^\W*(?:(?:entao|ai|mas|por isso|melhor) )*(?:bot[ae]|coloc(?:a|ar|o|ue)|poe|ponha|quero|fico com|vou (?:de|querer)|manda|me ve|fech[ao]|vai) (?!saber|ver|entender)/

/** Whether the last clause of a message that is no question takes the plan that stands in it. */
export function isConcluded({ clauses, said }: MessageText, at: number): boolean {
  const last = clauses.findLast(({ from, to }) => /\d|giga/.test(said.slice(from, to)))
  if (
    !last ||
    last.isQuestion ||
    at < last.from ||
    /\?|\b(?:tambem|ou|em vez|ao inves|no lugar)\b/.test(said)
  )
    return false
  return CONCLUDES.test(said.slice(last.from, last.to))
}

/** What is taken at last: 'ou 92? tá, 92'. */
export const DECIDED = /\b(?:entao|vai|usa|use|bota|poe|anota|manda|ta|melhor|esse|isso)\W*[^?]*$/

/** An extracted value followed by 'ou' (or): 'maria@… ou pelo zap'. */
export const OR_ELSE = /\u00a4,? (?:ou|or) /

/** Two numbers to choose between: '1000 ou 1002'. */
export const TWO_NUMBERS = /\d[\d./-]* (?:ou|or) (?:o |a |dia |era )?\d/

/** Words of preference. They do not include 'quero' (I want), which may merely repeat an earlier choice. */
export const PREFERS_RATHER = /\b(?:prefiro|desist\w+|melhor|nao quero|em vez|ao inves|vou querer)\b/

/** What says behind several values which of them counts: 'no documento é o de outubro', 'a internet é pra igreja'. */
const REMARK =
  /\b(?:n[oa]s? (?:meu |minha |dela |dele )?(?:documento|registro|certidao|rg|identidade|cpf|cnh|papel)|(?:vale|valendo|usa|use|uso|coloca|coloque|poe|bota|anota|fica|fico|manda|vou)(?= (?:com )?n?[oa]s? )|(?:internet|net|fibra|instalacao|pedido|contrato|ligacao)\b[^.;!?\d]{0,12}\b(?:e|eh|vai ser|fica) (?:pr[ao]|para|n[oa]|d[oa])|(?:e|eh|vai ser|fica|instala\w*|quero|coloca) (?:pra|pro|para|n[oa])(?= )|(?:o|a) cert[oa] (?:e|eh)|prefir?o)\b[^.;!?\n]*/g

/** Someone else's value is to be used: 'liga no dela'. */
const IN_THEIRS =
  /(?<!\bnao )\b(?:lig|cham|us|mand|fal|anot|melhor|prefir|pref|bot|fica|poe)[a-z]* (?:n|pr|com )?[oa]? ?d(?:ela|ele)\b|\b(?:internet|net) (?:e|eh) pr[ao] el[ae]\b/

/** The value that the document has: 'nasci em 5 de maio, na identidade saiu 6 de maio'. */
const BY_DOCUMENT =
  /\bn[oa]s? (?:meu |minha |dela |dele )?(?:documento|registro|certidao|rg|identidade|cnh|carteira)\b[^.;!?\n]*$/

/**
 * Returns the place of the value that a remark behind all of them names by a word that stands beside it alone, or null.
 * @param ats places of the values, in the order of the message
 */
function namedByRemark({ said, rest }: MessageText, ats: readonly number[]): number | null {
  const ends = ats.map((at) => at + (TAKEN_FIRST.exec(rest.slice(at))?.[0].length ?? 0))
  const around = ats.map((_at, place) => said.slice(place === 0 ? 0 : ends[place - 1], ends[place]))
  const documented = ats.filter((_at, place) => BY_DOCUMENT.test(around[place] ?? ''))
  const [only, another] = documented
  if (only !== undefined && another === undefined) return only
  // 'o da minha esposa é …, liga no dela'
  const ofOther = ats.filter((_at, place) => /\bd[aeo] (?:minha|meu) [a-z]+\b/.test(around[place] ?? ''))
  if (ofOther.length === 1 && IN_THEIRS.test(said)) return ofOther[0] ?? null
  const [remark = ''] = [...said.slice(ends.at(-1)).matchAll(REMARK)].at(-1) ?? []
  const named = (
    remark.match(
      /\b(?!que\b|com\b|pra\b|para\b|por\b|uma?\b|meu\b|minha\b|onde\b|moro\b|ess[ea]\b|est[ea]\b)[a-z]{3,}/g,
    ) ?? []
  ).flatMap((word) => {
    const places = around.flatMap((words, place) => (new RegExp(`\\b${word}\\b`).test(words) ? [place] : []))
    return places.length === 1 ? places : []
  })
  const [place] = named
  return place !== undefined && named.every((each) => each === place) ? (ats[place] ?? null) : null
}
