/**
 * Recognises choices among words that nothing accounts for: neither a value, nor a remark, nor a reason, nor courtesy. They
 * are asked about, never recorded (docs/decisions/0156).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { WANTS } from '../words/asked-choices.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { isConcluded } from '../words/which-value-is-meant.ts'

/** Words of days, ways to pay and plans, which say nothing else beside a choice. */
const OF_CHOICES: ReadonlySet<string> = new Set(
  `segunda terca quarta quinta sexta sabado domingo segunda-feira terca-feira quarta-feira quinta-feira sexta-feira seg
  ter qua qui sex sab janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro almoco
  cedinho tardezinha disso meio comeco turno vespertino matutino hora horas possivel feriado
  reais pila desconto descontar debitar descontado automatica autorizo corrente bancario boletinho carne bradesco itau
  caixa inter nubank santander banrisul sicredi sicoob loterica pagamento pagar corrido simm aham demorou positivo
  operante vejo motivo obvio obviamente evidente logico sinhora guri guria nada nunca muito enquanto
  hbo max globoplay globo disney paramount netflix`.split(/\s+/),
)
/** Verbs of calling and writing, which are harmless around a telephone and no answer around a day. */
const CALLING: ReadonlySet<string> = new Set(
  'liga ligar ligue chama chamar chame avisa avise avisem avisar'.split(' '),
)
/** What gives the reason for a choice, which may name anything: 'porque …', 'pra não esquecer'. */
const BECAUSE = `(?:pq|porque|pois|ja que|visto que|por causa|depois que|assim que|(?:que|q) (?:(?:e|eh|eu|a gente|minha|meu|nao|ja|cai|recebo)\\b|$)|(?:que|q) (?:e|eh) quando|quando|qdo)`
const REASON = new RegExp(`\\b(?:${BECAUSE}|(?:pra|para) (?:eu |a gente )?(?:nao )?[a-z]+[aei]r)(?![a-z]).*$`)
/** What stands before a clause that is only a reason. */
const BEGINS_REASON = new RegExp(`\\b${BECAUSE}\\W*$`)
/** What concludes a choice from what stands before: 'recebo dia 8, então 10'. */
const CONCLUDES = /\b(?:entao|portanto|logo|por isso|melhor)\W*$/
/** Who is at home when the technician comes. */
const AT_HOME =
  /\b(?:meu|minha|[oa]) [a-z]+ (?:(?:vai|vao|fica|ta|esta|estara|recebe|abre|atende)\b ?(?:(?:ta|estar|ficar|em|casa|la|ai|o tecnico)\b ?)*)+/

/**
 * Whether a choice that the visitor does not expressly want stands among words that neither it, nor another value, nor a
 * remark accounts for: 'dia 10, trabalho quinta à tarde'. A refusal has too many idioms for that: 'nem pensar'.
 */
export function leavesWordsOver(extraction: Extraction, { kind, values, at }: Finding): boolean {
  if (!/^(?:plan|due|debit|visit)$/.test(kind) || values.direct_debit === 'false') return false
  const { text, remarks } = extraction
  const { said, rest, typedClauses } = text
  const joined = typedClauses.map((each, index) => ({
    ...each,
    words: said.slice(each.from, each.to),
    before: said.slice(typedClauses[index - 1]?.to ?? 0, each.from),
  }))
  const own = joined.find(({ to }) => at < to)
  if (isConcluded(text, at) || (own && (WANTS.test(own.words) || CONCLUDES.test(own.before)))) return false
  const isRemark = (from: number, to: number) =>
    remarks.some((each) => each.to - each.from < said.length && each.from < to && each.to > from)
  const sentence = text.sentenceAt(at)
  const left = joined
    .filter(
      ({ from, to, isQuestion, before }) =>
        // who comes may be told much else: 'quarta à tarde, tem cachorro bravo'
        (kind === 'visit' ? at >= from && at < to : text.sentenceAt(from + 1) === sentence) &&
        !isQuestion &&
        !said.slice(to).trimStart().startsWith('?') &&
        !BEGINS_REASON.test(before) &&
        !isRemark(from, to),
    )
    .map(({ from, to }) => rest.slice(from, to).replace(REASON, ' ').replace(AT_HOME, ' '))
    .join(' ')
  return (
    unexpectedWordsIn(left).some((word) => !OF_CHOICES.has(word)) ||
    left.split(/[^a-z]+/).some((word) => CALLING.has(word))
  )
}
