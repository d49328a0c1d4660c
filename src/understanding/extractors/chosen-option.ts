/** Extracts the answer to a multiple-choice question that has no extractor of its own, by the words of its options. */
import type { Extraction } from '../extraction-state.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { isAddress, namedOption, optionsNamedIn, type NamedOption } from '../words/named-option.ts'
import { SOMEONE_ELSE } from '../words/filler-doubt-and-negation-words.ts'
import { likelyYesNo, yesNo } from '../words/yes-no.ts'
import type { DoubtReason } from '../../content/clarifying-questions.ts'
import type { ChoiceOption } from '../reading-types.ts'
import { distinctValues } from '../words/compare-answer-values.ts'

/** A question that proposes the option: 'pode ser de manhã?' */
const PROPOSES = /\b(?:pod(?:e|eria)|da pra|posso) (?:ser|ficar|deixar|colocar|marcar|escolher)\b/
/** What makes the rest of the clause affirmative again: 'não posso de manhã, só à tarde'. */
const TURNS = /(?<!\b(?:nao|n|nem) )\b(?:so|somente|apenas|prefiro|quero|melhor|mas|sim|entao|agora|hoje)\b/g
const NOT =
  /\b(?:nao|n|naum|nunca|jamais|nem|sem|menos|exceto|tirando|odeio|detesto|dispens[oe]|evit\w+|(?:nada|chega) d[eao]s?)\b/
/** A negation that accepts. */
const ACCEPTS =
  /\b(?:nao|n|sem|nem) (?:(?:me|vejo|tem|tenho|ha|vai ter) )*(?:import\w+|lig[oa]|problemas?|duvida|preferencia)\b/g
const NOT_BEHIND =
  /^\W*(?:(?:eu|pra mim|para mim|e|eh|fica|ja) )*(?:nao|n|nunca|nem|ruim|complicad[oa]|dificil|impossivel|sem chance)\b/
const LESS_THAN =
  /\b(?:do que|em vez d[eao]s?|ao inves d[eao]s?|no lugar d[eao]s?|melhor (?:do )?que) [^,;]*$/
const PAST =
  /\b(?:antes|antigamente|era|eram|usava|tinha|tive|ja fui|ja usei|sai d[aeo]|cancelei|troquei|deixei|larguei|desisti)\b/
/** What takes back the option before it: 'manhã, aliás, tarde'. */
const TAKES_BACK = /\b(?:alias|digo|quer dizer|ou melhor|pensando (?:bem|melhor)|na verdade|ops|opa|minto)\b/
/**
 * Words of choosing right before the option, after which the rest of the clause does not matter: 'uso a vivo há anos'.
 */
const CHOSEN_BEFORE =
  /\b(?:prefiro|preferia|preferencia|quero|queria|gostaria|escolho|escolheria|vou|fico|fica|pode|bota|coloca|marca|melhor|uso|tenho|assino|sou|e|eh|minha|meu)(?: (?:que|ser|seria|fosse|a|o|de|da|do|na|no|em|com|por|pela|pelo|mesmo|so|sempre|cliente|assinante|usando))* $/

type Candidate = NamedOption & { readonly why: DoubtReason | null; readonly isAside: boolean }

/** Extracts the option that a message chooses, or several of which it chooses none. */
export function extractChosenOption(extraction: Extraction): void {
  const { situation, text } = extraction
  const { choice } = situation
  if (!choice || !extraction.isOpen('choice') || extraction.stepFor('choice') !== situation.step) return
  const valuesOf = (value: string) => ({ [choice.name]: value })
  const candidates = text.clauses.flatMap((clause) => candidatesIn(extraction, choice.options, clause))
  const meant = candidates.filter(({ isAside }) => !isAside)
  const named = meant.length > 0 ? meant : candidates
  const [first] = named
  const last = named.at(-1)
  if (!first || !last) {
    // an option that is the whole message is read where nothing else is
    if (namedOption(text.said, choice.options) === null)
      agreeOrRefuse(extraction, choice.name, choice.options)
    return
  }
  for (const { from, to } of candidates) text.claim(from, to)
  const isTakenBack = TAKES_BACK.test(text.said.slice(first.to, last.from))
  const values = distinctValues(named.map(({ value }) => valuesOf(value)))
  if (values.length > 1 && !isTakenBack) {
    extraction.addEither('choice', values, first.from)
    return
  }
  const { value, from, why } = isTakenBack ? last : (named.find((each) => each.why === null) ?? first)
  extraction.add('choice', valuesOf(value), from, meant.length > 0 ? why : 'confirm')
}

/** Returns the options that a clause names and does not deny. */
function candidatesIn(
  { text }: Extraction,
  options: readonly ChoiceOption[],
  { from, to, isQuestion }: { from: number; to: number; isQuestion: boolean },
): Candidate[] {
  const clause = text.rest.slice(from, to)
  if ((isQuestion || text.said[to] === '?') && !PROPOSES.test(clause)) return []
  const saysMore = /[a-z]/.test(text.said.slice(0, from) + text.said.slice(to))
  const named = optionsNamedIn(clause, options).filter((each) => !isAddress(clause, each, saysMore))
  const others = named.reduce((rest, each) => blanked(rest, each), clause)
  return named.flatMap((each, index) => {
    const before = others.slice(0, each.from).replace(ACCEPTS, ' ')
    const since = [...before.matchAll(TURNS)].at(-1)?.index ?? 0
    const behind = others.slice(each.to, named[index + 1]?.from)
    if (NOT.test(before.slice(since)) || LESS_THAN.test(before) || NOT_BEHIND.test(behind)) return []
    const isPlain = CHOSEN_BEFORE.test(before) || unexpectedWordsIn(others).length === 0
    return {
      ...each,
      from: from + each.from,
      to: from + each.to,
      why: isPlain ? null : 'confirm',
      isAside: SOMEONE_ELSE.test(before) || PAST.test(before.slice(since)),
    }
  })
}

const blanked = (text: string, { from, to }: NamedOption) =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)

/** Reads a yes or a no where one option says yes and one no: 'Sim, tenho', 'Não tenho'. */
function agreeOrRefuse(extraction: Extraction, name: string, options: readonly ChoiceOption[]): void {
  const { said, raw } = extraction.text
  const beginning = (word: RegExp) => options.filter(({ label }) => word.test(label))
  const [yes, otherYes] = beginning(/^sim(?!\p{L})/iu)
  const [no, otherNo] = beginning(/^n[ãa]o(?!\p{L})/iu)
  if (!yes || !no || otherYes || otherNo) return
  const plain = yesNo(said, raw)
  const agreed = plain ?? likelyYesNo(said)
  if (agreed === null) return
  extraction.add('choice', { [name]: (agreed ? yes : no).value }, 0, plain === null ? 'confirm' : null)
}
