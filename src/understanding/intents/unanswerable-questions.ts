/** Recognises questions that the chat cannot answer, so that it can say so. */
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { Extraction } from '../extraction-state.ts'
import type { Reading } from '../reading-types.ts'
import { asksForAdvice } from './asks-for-plan-advice.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { TAKEN } from '../words/prepared-message-text.ts'
import { bareWords } from '../words/yes-no.ts'

/** A part of the message that was understood as a question or a remark. */
interface Explained {
  readonly from: number
  readonly to: number
}

/** Beginnings of a question that needs no mark. */
const CLEARLY_ASKS =
  /^\W*(?:(?:e|mas|oi|ola|olha|moc[ao]|antes|entao|ah|eu|so|uai|oxe|me|tb|tambem) )*(?:(?:queria|gostaria de|quero|preciso|vim|posso) (?:saber|perguntar|entender)|(?:diz|diga|fala|fale|explica|confere|sabe) (?:se|como|quanto|qual|o que|que)|(?:voces?|vcs?) (?!quer|ped|precis|que|q\b|ja\b|nao\b|e\b|sao\b)[a-z]+|tem (?:como|algum\w*|jeito)|da (?:pra|para) |sera que|como (?:e|eh|faz|faco|fica|funciona|q|que)|qual|quais|quanto|posso|consigo|e se)\b/

/** A question of two words, unlike 'pode ser?' and 'tudo bem?'. */
const ASKS_SHORTLY =
  /^\W*(?:qual|quanto|quando|quem|como|onde|tem (?!problema nao)|muda|precisa|serve|demora|funciona|atrapalha|influencia|interfere|aceita|paga|cobra)\b/

/** A question of one word. */
const LONE = /\b(?:corta|guarda|garante|demora|compensa|serve)\b/

/** Whether what was said will do: '39400-000 serve?' */
const SERVES =
  /^\W*(?:tb |tambem |ja |assim )?(?:serve|vale|da certo|funciona|cabe|resolve|pode)\b[^\u00a4]{0,40}$/
const PROPOSES = /(?:^|[^a-z])(?:pode(?: ser)?|da(?: certo)?|rola|tem vaga|e possivel|fica bom)\W*$/
/** A statement about the service with a tag, which asks whether it is so: 'fibra mesmo né?' */
const TAGGED =
  /\b(?:fibra|internet|sinal|wi-?fi|rapida|ilimitad[oa]|tecnico|instala\w*|modem|roteador|multa|taxa|fidelidade|pre[cç]o|promocao|contrato|nota fiscal|precis\w+|champions|libertadores|brasileirao)\b[^\u00a4\d]* (?:ne|certo|correto|nao (?:e|eh)|verdade)\W*$/

/** A question that begins like a proposed answer, but proposes none: 'pode ser apelido?' */
const OFFERS = /^\W*(?:(?:e|mas|entao|ai) )*(?:pode|podem|posso|que tal) (?:[a-z]+ )+[a-z]{3,}/

/** Another place: 'e na casa da minha mãe?' */
const ELSEWHERE = /^\W*(?:e |mas )?(?:n[oa]s?|pr[ao]|nest[ea]|ness[ea]) /

/** Asks on about what was said before, and nothing by itself: 'tem problema?', 'faz diferença?', 'esse mês ainda?'. */
const ASKS_ON = anyOf(
  `(?:isso )?(?:tem|da|ha|vai dar) (?:algum )?problema, (?:isso )?faz (?:alguma )?diferenca,
  (?:muda|atrapalha|interfere)(?: (?:algo|alguma coisa|nisso))?, (?:isso )?pode(?: ser)?(?: assim)?,
  (?:ta|tudo) (?:bom|bem|certo), (?:esse|este|no proximo) mes(?: ainda| ja| mesmo)?,
  como (?:faco|fica|faz)(?: (?:nesse caso|entao|ai))?, (?:o )?que (?:eu )?faco,
  qual (?:deles |d[eo]s (?:dois|2) )?(?:eu )?(?:coloco|ponho|uso|boto|informo|digo|escrevo|vale)`,
  '^\\W*(?:(?:e|ou|mas|ai|sera) )*',
  '\\W*$',
)

/** Whether a clause is a question in which nothing was understood: no value, no known question, nothing else. */
export function isUnanswerableQuestion(
  extraction: Extraction,
  { advice, wayOut, smalltalk, person, agreed, answers }: Reading,
  explained: readonly Explained[],
): boolean {
  const { text } = extraction
  if (advice || wayOut !== null || person !== null || agreed !== null || smalltalk === 'upset') return false
  return text.clauses.some(({ from, to, isQuestion }) => {
    const clause = text.rest.slice(from, to)
    const said = text.said.slice(from, to)
    if (asksForAdvice(said)) return false
    // 'e no endereço da loja? 05422-001' asks whether there is an offer there
    if (extraction.isWithoutNetwork && extraction.has('cep') && ELSEWHERE.test(said)) return false
    const hasMark = /^[.,;:!]*\?/.test(text.said.slice(to))
    const tail = clause.slice(clause.lastIndexOf(TAKEN) + 1)
    // '23/11 de manhã pode ser?' proposes a day
    if (extraction.isChosenIn(from, to) && PROPOSES.test(said)) return false
    const isTagged = TAGGED.test(said) || (tail !== clause && SERVES.test(tail))
    if (hasMark && isTagged && explained.every((each) => each.from >= to || each.to <= from)) return true
    if (
      hasMark &&
      !isQuestion &&
      OFFERS.test(said) &&
      !extraction.isTakenIn(from, to) &&
      !clause.includes(TAKEN)
    )
      return explained.every((each) => each.from >= to || each.to <= from)
    if (!isQuestion || !(hasMark || CLEARLY_ASKS.test(said))) return false
    // 'é meu irmão que recebe. tem problema?' only asks on
    if (ASKS_ON.test(said) && explained.some((each) => each.to <= from + 1)) return false
    // 'já vem cheia? ou é proporcional?'
    if (explained.length > 0 && /^\W*ou\b/.test(said)) return false
    if (explained.some((each) => each.from < to && each.to > from)) return false
    if (extraction.isProposedIn(from, to)) return false
    const behind = clause.slice(clause.lastIndexOf(TAKEN) + 1)
    if (behind !== clause)
      return (
        hasMark &&
        (SERVES.test(behind) || (bareWords(behind).length > 2 && unexpectedWordsIn(behind).length > 0))
      )
    const words = clause.trim().split(/\s+/).length
    return (
      words > (hasMark ? Number(!LONE.test(clause)) : 2) &&
      !(smalltalk !== null && words < 5) &&
      !(words < 3 && !ASKS_SHORTLY.test(clause) && Object.keys(answers).length > 0)
    )
  })
}
