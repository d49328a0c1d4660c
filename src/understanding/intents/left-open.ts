/**
 * Recognises messages that leave open what they name: by a condition, because it depends on something, because the
 * visitor decides later, because the end of the message takes the rest back, or by words that nothing accounts for. What
 * they name is asked about, never recorded (D131, D132, docs/decisions/0156).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { CHOSEN } from '../value-kinds.ts'
import { WANTS } from '../words/asked-choices.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { isConcluded } from '../words/which-value-is-meant.ts'

const oneOf = (...phrases: readonly string[]) => `\\b(?:${phrases.join('|')})\\b`

/** Words that begin a condition. */
const CONDITION = oneOf(
  'desde que',
  'contanto que',
  'a menos que',
  'a nao ser(?: que)?',
  'com a condicao',
  'so se',
  'somente se',
  'apenas se',
  'isso se',
  'caso',
)
/** What 'se' begins and is a condition of no choice: 'se possível', 'se der', 'se é pra pagar menos', 'se chama'. */
const NO_CONDITION = oneOf(
  'possivel',
  'der',
  'puder\\w*',
  'quiser\\w*',
  'precisar\\w*',
  'gostar',
  'arrepender',
  'for possivel',
  'tiver (?:vaga|horario|agenda|como)',
  '(?:eu )?nao (?:der|puder|tiver|me engano|esquec\\w+)',
  '(?:(?:e|eh|for|fosse) )?(?:pra|para|por)',
  '(?:tem|tiver|ganha|da) (?:o )?desconto',
  '(?:fica|sai) mais barat[oa]',
  'chama\\w*',
  'bem',
)
/** Words after which 'se' begins what is asked or told, and no condition: 'me diz se', 'e se ele não vier'. */
const TOLD = oneOf(
  'diz',
  'diga',
  'dizer',
  'saber',
  'sei',
  'sabe',
  'ver',
  'vejo',
  'veja',
  'perguntar',
  'conferir',
  'e',
  'como',
)
const IF = new RegExp(`(?<!${TOLD} )\\bse\\b(?! ${NO_CONDITION})`)

/** What something depends on, or would be chosen in other circumstances. */
const DEPENDS = oneOf(
  'depend(?:e|endo|eria|er)',
  'por mim (?:era|seria)',
  'quem (?:resolve|decide|escolhe|sabe) (?:e|eh) (?!eu\\b)',
)

/** The visitor decides later. */
const DECIDES_LATER = oneOf(
  '(?:que|q|ai) eu (?:decido|resolvo|escolho|vejo|penso)',
  '(?:decido|resolvo|escolho|vejo|penso|confirmo) (?:isso )?(?:depois|amanha|mais tarde|na hora|outro dia)',
  'vou (?:pensar|decidir)',
  'preciso (?:pensar|decidir)',
  'nao (?:decidi|resolvi|escolhi)',
)

/** The end of a message that takes back what stands before it: 'ou melhor, não mude', 'não, deixa como está'. */
const ENDS_WITH_NO =
  /\b(?:ou melhor|melhor|pera\w*|alias|nao|nah|ah|hum+)[ ,.]+nao(?: (?:mud|troc|mex|precis|alter|tir|faz|quer|pass|bot|coloc)\w*)?(?: (?:nada|nao|mais))?\W*$/
/** A clause of its own that lets things be, before its reason or at the end: 'ah, deixa vai, pelo desconto', 'esquece'. */
const LETS_BE =
  /(?:^|[,.;:!?…\n-] *|\b(?:ah|nao|mas|melhor|pensando bem|ou) )(?:(?:deix|esquec|larg)[ae](?: (?:isso|quieto|assim|pra la|vai|entao|mesmo|tudo|(?:tudo )?(?:como|do jeito que) (?:ja )?(?:ta|tava|esta|estava|era)))*|fica (?:como|do jeito que) (?:ja )?(?:ta|tava|esta|estava|era))(?=\W*$|[,.;:!]| (?:que|q|pq|porque|pelo|pela|por)\b)/

const OPEN = [new RegExp(CONDITION), IF, new RegExp(DEPENDS), new RegExp(DECIDES_LATER)]

/** Whether a message leaves open the choice that it names. What is asked with a question mark is no condition of it. */
export function isLeftOpen(extraction: Extraction, finding: Finding): boolean {
  if (!CHOSEN.has(finding.kind)) return false
  const { said } = extraction.text
  // 'sim, aliás não' answers
  const isNo = finding.values.direct_debit === 'false' && extraction.open.includes(finding.kind)
  return (
    (!isNo && (ENDS_WITH_NO.test(said) || LETS_BE.test(said.slice(finding.at)))) ||
    toldIn(extraction).some(({ from, to }) => OPEN.some((each) => each.test(said.slice(from, to)))) ||
    leavesWordsOver(extraction, finding)
  )
}

/** The clauses of a message without a question mark. */
const toldIn = ({ text: { said, typedClauses } }: Extraction) =>
  typedClauses.filter(({ to }) => !said.slice(to).trimStart().startsWith('?'))

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
function leavesWordsOver(extraction: Extraction, { kind, values, at }: Finding): boolean {
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
