/** Recognises whether a chat message corrects an earlier answer, and which one. */
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import type { ValueKind } from '../value-kinds.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { PART_OF_HOUSE_CONTRASTED } from '../words/denied-values-of-other-questions.ts'
import { NAMES_OF } from '../words/words-naming-value-kinds.ts'
import { OTHER_SERVICE, mentionedPlan } from '../words/find-mentioned-plan.ts'
import { NOTHING_TO_CHANGE } from '../words/filler-doubt-and-negation-words.ts'
import { asksIfAnswerCanChangeLater } from './asks-if-answer-can-change-later.ts'

const CHANGE =
  /\b(?:(?:re)?adi(?:a|e|ar|em)|adiant(?:a|e|ar|em)|antecip(?:a|e|ar|em)|remarc(?:a|ar)|remarque|corrig\w*|correc\w*|corrij\w*|mud(?:a|e|o(?! (?:em|dia|logo|depois|daqui|de (?:casa|cidade|bairro|endereco|predio)|(?:n?o |n?esse |n?este )?(?:mes|ano|fim)|(?:na |pr[oa] |para )?(?:semana|outr[oa]|uma|um|proxim[oa])\b))|ar|em|ou|ei|aram)\b|alter\w+|troc\w+|troqu\w+|edit\w+|arrum\w+|consert\w+|ajust\w+|atualiz\w+|refaz\w*|substitu\w+|volt\w+ (?:pro|pra|para o|para a|no|na)|pass(?:a|e|ar|em)(?= [oa] (?:visita|dia|vencimento|data|instalacao|tecnico)\b(?! (?:inteir|tod)o))|(?:sub|aument|desc|baix|pass)\w+ (?:o plano )?(?:pr[oa]|para [oa])(?: plano)?(?: de)? \d+|tir[ae]r?|cancel\w+(?= o debito)|(?:bot\w+|poe|coloc\w+)(?= (?:[oa] )?(?:vencimento|plano|nome|telefone|visita) (?:pr[oa]|para [oa]|pra|para|em|dia)\b)|change|fix|correct|update|cambiar)\b/
const WRONG =
  /\b(?:errei|(?<!\b(?:cobr[a-z]*|instal[a-z]*|atend[a-z]*|entreg[a-z]*|vend[a-z]*|fez|fizeram|fazem) (?:tudo )?)errad[oa]s?|incorret[oa]s?|trocad[oa]s?|erro n[oa]|errad|equivocad[oa]|nao (?:esta|ta) cert[oa]|nao (?:e|eh|era) (?:ess[ea]|est[ea]|assim|isso)|saiu|faltou|(?:e|eh) (?:[oa] )?[a-z0-9]+ e nao (?:[oae] )*[a-z0-9]+|wrong)\b|\b(?:tem|ha|com|dois|2|um) erros?\b/
const RIGHT =
  /\b(?:(?:o|a) cert[oa]|(?:o|a) corret[oa]|cert[oa] e|corret[oa] e|na verdade|na real|alias|quer dizer|digo|me enganei|mudei de (?:ideia|numero|telefone|email|plano|endereco)|agora e|desculpa|perdao|actually)\b/
const ANOTHER = /\b(?:outr[oa]|nov[oa])\b/
const LATER =
  /\b(?:depois|futuramente|no futuro|mais pra frente|mais tarde|um dia|ano que vem|mes que vem|qualquer hora|contratad[oa]|quando quiser|se eu)\b/
/** A change that is put off: 'amanhã eu corrijo o CEP'. 'Muda pra amanhã' is none. */
const PUT_OFF = anyOf(
  '(?:corrij|arrum|mud|troc|alter|ajeit|consert|atualiz)[a-z]*',
  '(?<![a-z])(?:amanha|logo mais|outra hora|daqui a pouco) (?:eu )?',
)
const isLater = (said: string): boolean => LATER.test(said) || PUT_OFF.test(said)
/** A hypothetical clause, such as 'se o meu pagamento atrasar, …'. 'se der, …' is only polite. */
const SUPPOSES = /^\W*(?:e |mas |ai )?(?:se (?!der\b|puder|possivel|for possivel|nao\b)|caso )/
const SAYS_NO =
  /^\W*(?:nao|naum|n|nn|negativo)\b(?! (?:vi|sei|entendi|lembro|consigo|posso|da|tem|tenho|ha|esquec\w+|demor\w+|precisa|preciso)\b)/
const IS_RIGHT = /\b(?:ok|okay|cert[oa]s?|certinh[oa]|confere|correto|tudo)\b/
const ADJECTIVE = /\b(?:cert[oa]|corret[oa])\b/

// 'errei um número' does not name a question
const ONE_OF_IT = /\bum(?:a)? (?:numero|digito|letra|nome|dia)\b/
/** A part of what is wrong, beside its name: 'o cpf com número trocado'. */
const WITH_IT =
  /\b(?:com|trocando|troquei|faltando|faltou|falta) (?:[oa] |uma? |2 )?(?:numeros?|digitos?|letras?|nome|dia)\b(?! d[aeo])/
const EXCEPT = /\b(?:menos|exceto|tirando|fora|so(?: que)?) (?:(?:so|apenas) )?(?:o|a|os|as|meu|minha)\b/

/** More names for the first steps, by kind of value, in addition to the names in the steps' own texts. */
const MORE: Readonly<Partial<Record<ValueKind, readonly string[]>>> = {
  house: [
    'numero da casa',
    'numero do predio',
    'apartamento',
    'complemento',
    'apto',
    'ap',
    'ape',
    'bloco',
    'torre',
    'numero da rua',
    'sala',
  ],
  name: ['sobrenome', 'my name', 'name'],
  plan: ['pacote', 'mega', 'giga'],
  cep: ['endereco', 'rua', 'lugar', 'zip'],
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')

/** What has changed is news and no request: 'a prefeitura trocou a numeração da rua', 'ela mudou de nome'. */
const NEWS = /\b(?:troc|mud|alter|atualiz|ajust)(?:ou|aram)\b/g
/** What the visitor tells of a name or says to be right, and what is no correction of it. */
const OWN_NEWS =
  /\b(?:troquei|mudei) (?:de |o )?(?:meu )?(?:sobre)?nome(?= (?:quando|qdo|ao|depois)\b)|\bmeu nome (?:e|eh) [a-z]+(?: (?:viu|mesmo|ta|hein))+(?=\W*$)/g
/** Calls right what stands before it: 'está certo, mas …'. */
const BUT =
  /^[^?]*\b(?:ta|esta|e ess[ea] mesmo|confere),? (?:cert|corret)[oa][ ,.;]+(?:mas|so que|porem)(?= )/
/** A name that is only a reputation. */
const REPUTATION = /\bnome (?:(?:ta|esta|meio|todo) )*(?:no s|suj|limp|negativ)\w*/
/** A thing of the mother's, which is not her name: 'o cpf é da minha mãe', 'esse é o da minha mãe'. */
const OF_MOTHER =
  /\b(cpf|rg|documento|telefone|celular|zap|whats\w*|e-?mail|aniversario|nascimento|conta|endereco|[oa]|ess[ea]|est[ea])((?: (?:e|eh|ta|esta|foi|saiu|ali|que|q|eu|botei|coloquei|pus))*(?: [oa])?) d[aeo] (?:minha )?(?:mae|mamae)\b/
const isThing = (word: string) => !/^(?:[oa]|ess[ea]|est[ea])$/.test(word)
/** Kinds of value that a mother has like everybody. */
const MOTHER_HAS: readonly ValueKind[] = ['document', 'phone', 'email', 'birth', 'account']

/** Says that something is wrong, without its name. */
const BARE_ERROR =
  /^\W*(?:(?:mas|que|e|so|ai|aqui|ali|ta|esta|tem|ha|um|uma|2|dois) )*(?:erros?|errad[oa]s?|incorret[oa]s?)(?: (?:ai|ali|aqui|isso|nisso|viu))*\W*$/

/** What was asked for instead of what is shown: 'o vencimento ficou dia 10, eu tinha pedido 20'. */
const HAD_ASKED =
  /\b(?:tinha|havia|eu) (?:pedi(?=\b)|escolhi(?=\b)|pedido|escolhido|falado|dito|marcado|botado|posto|colocado)\b/

/** Kinds of value that are called a number where they are asked. */
const NUMBERED = /^(?:phone|document|account|cep)$/

type Named = { readonly step: StepId; readonly word: string }

/** The step that a message corrects, with the clause that says so. */
export interface Correction {
  readonly step: StepId
  readonly from: number
  readonly to: number
}

/** Maps every name of a step in this journey to the steps that it may mean, later steps first. */
function namesOf(extraction: Extraction): ReadonlyMap<string, readonly StepId[]> {
  const { words } = extraction.situation
  const ids = Object.keys(words)
  const names = new Map<string, StepId[]>()
  const add = (word: string, step: StepId) => {
    const steps = names.get(word) ?? []
    const isLater = (a: StepId, b: StepId) => ids.indexOf(b) - ids.indexOf(a)
    if (!steps.includes(step)) names.set(word, [...steps, step].toSorted(isLater))
  }
  for (const step of ids) for (const word of words[step] ?? []) add(word, step)
  for (const [kind, more] of [...Object.entries(MORE), ...Object.entries(lazyParts()?.answerNames ?? {})]) {
    const step = extraction.stepFor(kind as ValueKind)
    if (step !== null) for (const word of more) add(word, step)
  }
  return names
}

/** A doubt that the same message takes back: 'meu sobrenome saiu com u… ah tá certo, confirma'. */
const TAKEN_BACK =
  /(?:^|[.,;:!?] *)(?:ah+|opa|aa+h?|hum+|pera\w*|deixa)(?: nao)?,? (?:e |eh |ja vi,? )?(?:(?:ta|esta|tava|e|eh) (?:tudo )?(?:cert[oa]|certinh[oa]|corret[oa]|assim mesmo|isso mesmo))[ ,.;!]+(?:(?:sim|entao|pode|ja|e|pra mim) )*(?:confirm\w+|fech\w+|finaliz\w+|mandar?|seguir)\W*$/

/**
 * Whether a message corrects or takes back something.
 * @param message lower-case text without accents
 */
export const isCorrecting = (message: string): boolean => {
  const said = message.replace(NOTHING_TO_CHANGE, ' ')
  return (
    (CHANGE.test(said) || WRONG.test(said) || RIGHT.test(said)) && !isLater(said) && !TAKEN_BACK.test(said)
  )
}

/**
 * Returns the id of the step that a message wants to correct, as in 'meu nome está errado'.
 * @returns '' as the step if the message does not say which answer is wrong; null if it corrects nothing
 */
export function stepToCorrect(extraction: Extraction): Correction | null {
  const { text, open } = extraction
  if (extraction.isOpen('consent') && TAKEN_BACK.test(text.said)) return null
  // 'eu disse boleto. por que pede a conta?'
  const chosen = extraction.isOpen('account') ? lazyParts()?.choosesBill.exec(text.said) : null
  const debit = chosen && extraction.stepFor('debit')
  if (chosen && debit) return { step: debit, from: chosen.index, to: chosen.index + chosen[0].length }
  const cep = extraction.stepFor('cep')
  if (cep && lazyParts()?.replacesOtherAddress(extraction))
    return { step: cep, from: 0, to: text.said.length }
  // 'o CNPJ exibido é …, está certo, mas a sala é a 203'
  const right = extraction.isOpen('consent') ? BUT.exec(text.said) : null
  const since = right ? right.index + right[0].length : 0
  text.claim(0, since)
  // 'o bloco é B, não A'
  const part =
    extraction.isOpen('house') || extraction.isOpen('consent')
      ? null
      : PART_OF_HOUSE_CONTRASTED.exec(text.said)
  const home = part && extraction.stepFor('house')
  if (part && home && extraction.given('house') !== null)
    return { step: home, from: part.index, to: part.index + part[0].length }
  let isSupposed = false
  let change: { readonly from: number; readonly to: number } | null = null
  for (const { from, to, isQuestion } of text.clauses) {
    const told = text.said.slice(from, to).replace(OWN_NEWS, ' ')
    const clause = extraction.isOpen('consent') ? told : told.replace(NEWS, ' ')
    if (to <= since) continue
    if (extraction.isOpen('consent') && told !== text.said.slice(from, to)) extraction.dispute('name')
    isSupposed ||= SUPPOSES.test(clause)
    if (isLater(clause)) continue
    // a question about a later change, or about the answer not given yet, corrects nothing
    if (isQuestion && (isSupposed || (extraction.isOpen('due') && asksIfAnswerCanChangeLater(clause, open))))
      continue
    const isWish = !isQuestion || /^\W*(?:da pra|posso|pode|consigo|preciso|tem como)\b/.test(clause)
    const changes =
      isWish &&
      (CHANGE.test(clause) ||
        WRONG.test(clause) ||
        (extraction.isOpen('consent') && EXCEPT.test(clause)) ||
        (ADJECTIVE.test(clause) && RIGHT.test(clause)) ||
        (ANOTHER.test(clause) && /\b(?:quero|tentar|prefiro|usar)\b/.test(clause)) ||
        (extraction.isOpen('consent') &&
          !isQuestion &&
          !IS_RIGHT.test(clause) &&
          (isExcepted(text.said.slice(0, from), clause) ||
            lazyParts()?.reviewLineIsWrong.test(clause.trim()) ||
            SAYS_NO.test(text.said))))
    if (!changes) continue
    // 'o cpf ali tá da minha mãe': what stands before is wrong
    const shown = extraction.isOpen('consent') ? lazyParts()?.reviewLineIsWrong.exec(clause.trim()) : null
    const house = /\bendereco\b/.test(clause) && isOfHouse(text.said) ? extraction.stepFor('house') : null
    if (house !== null && extraction.situation.order.answers[house] !== undefined)
      return { step: house, from, to }
    const named =
      (shown && stepNamed(extraction, clause.slice(0, shown.index + 1))) ??
      objectNamed(extraction, clause.replace(ONE_OF_IT, ' ').replace(WITH_IT, ' ')) ??
      objectNamed(extraction, clause.replace(ONE_OF_IT, ' '))
    if (named !== null) return { step: named.step, from, to }
    const plan = extraction.stepFor('plan')
    const isService = CHANGE.test(clause) && (mentionedPlan(clause)?.services.length ?? 0) > 0
    const isSpeed =
      extraction.isOpen('consent') && HAD_ASKED.test(clause) && /\b(?:[57]00|[12]000|gigas?)\b/.test(clause)
    if (plan !== null && (isService || isSpeed) && extraction.situation.order.answers[plan] !== undefined)
      return { step: plan, from, to }
    const isOtherThanAsked = extraction.isOpen('consent') && HAD_ASKED.test(clause)
    if (CHANGE.test(clause) || BARE_ERROR.test(clause) || isOtherThanAsked) change ??= { from, to }
  }
  const beside = change && namedBeside(extraction, change)
  if (beside) return beside
  const isBare =
    /^\W*(?:errei|corrig\w+|corrigir|ta errado|esta errado|digitei errado|mudar|alterar|trocar|editar|tem (?:coisa|algo) errad[oa]\w*)\b|\b(?:tem|tinha|achei) (?:(?:uma|alguma) )?(?:coisa|algo) errad[oa]\b/.test(
      text.said,
    ) ||
    (extraction.isOpen('consent') && lazyParts()?.somethingWrong.test(text.said) === true)
  return isBare ? { step: '', from: 0, to: 0 } : null
}

/** Whether a clause tells a value as an exception: 'sim, só que o apê é 403'. */
const isExcepted = (before: string, clause: string): boolean =>
  (/\b(?:so que|mas|menos|porem)\W*$/.test(before) || /^\W*(?:so que|mas|porem) /.test(clause)) &&
  /\b(?:e|eh|seria|era) (?:(?:[oa] |dia )*\d|(?:de|a|pela) (?:tarde|manha)\b)|\b(?:poe|ponha|bota|bote|coloca|coloque|deixa|quero|queria)\b/.test(
    clause,
  )

/** Whether a correction of the address tells a house number, and no CEP: 'o endereço tá errado, é 312'. */
const isOfHouse = (said: string): boolean =>
  /(?<![\d-])\d{1,4}[a-z]?(?![\d-])/.test(said) && !/\d{5}/.test(said)

/** Whether a clause is about a plan. A number alone may be anything else. */
const isOfPlan = (said: string): boolean =>
  OTHER_SERVICE.test(said) ||
  (mentionedPlan(said) !== null && /\b(?:megas?|gigas?|plano|[oa] de \d)/.test(said))

/**
 * Finds the answer that another clause names: 'nasci em 84, não 94, conserta pra mim', 'deixa eu mudar, quero o 700'.
 */
function namedBeside(
  extraction: Extraction,
  { from, to }: { readonly from: number; readonly to: number },
): Correction | null {
  const { text } = extraction
  // what is changed has been said: 'vou mudar dia 28. então segunda, tô com o nome no spc'
  if (!extraction.isOpen('consent') && /\d/.test(text.said.slice(from, to))) return null
  for (const clause of text.clauses) {
    if (clause.from === from) continue
    const said = text.said.slice(clause.from, clause.to)
    // '… na verdade troca, a agência é 2000, cpf …' repairs the open answer
    if (clause.from >= to && extraction.open.some((kind) => NAMES_OF[kind]?.test(said))) return null
    if (clause.isQuestion) continue
    const named = stepNamed(extraction, said)
    const step = named?.step ?? (isOfPlan(said) ? extraction.stepFor('plan') : null)
    if (step === null || step === extraction.situation.step) continue
    if (extraction.situation.order.answers[step] === undefined) continue
    return { step, from: Math.min(from, clause.from), to: Math.max(to, clause.to) }
  }
  return null
}

/** What may stand between an answer and what is said of it: 'o cep que eu passei tá errado'. */
const SAID_OF_IT =
  /(?: +(?:que|q|eu|t[ao]o?|tava|esta\w*|veio|ficou|foi|e|eh|era|com|[oa]|final|um|meio|todo|tudo|bem|a[il]i?|aqui|la|em|de|cima|ja|acho|nao|vou|quero|queria|preciso|[a-z]+ei|escrevi|pus|[\d¤][^ ]*))* *$/

/** Finds the step named as object or subject of a verb of correction; at the review, anywhere in the clause. */
function objectNamed(extraction: Extraction, clause: string): Named | null {
  const verbs = [CHANGE.exec(clause), WRONG.exec(clause)].filter((verb) => verb !== null)
  if (extraction.isOpen('consent') || verbs.length === 0) return stepNamed(extraction, clause)
  for (const { 0: verb, index } of verbs) {
    const [behind = ''] = /^(?:[^a-z0-9]*[a-z0-9]+){0,6}/.exec(clause.slice(index + verb.length)) ?? []
    const before = clause.slice(0, index).replace(SAID_OF_IT, '')
    const named = stepNamed(extraction, behind) ?? stepNamed(extraction, before, '$')
    if (named !== null) return named
  }
  return null
}

const patterns = new Map<string, RegExp>()

/** Matches a name of an answer as a word, before `end`. */
function patternOf(word: string, end: string): RegExp {
  const source = `(?:^|[^a-z0-9])${escaped(word)}(?![a-z0-9])${end}`
  const pattern = patterns.get(source) ?? new RegExp(source)
  patterns.set(source, pattern)
  return pattern
}

/** Finds the answered step that a clause names. If several names occur in the clause, the longest counts. */
function stepNamed(extraction: Extraction, said: string, end = ''): Named | null {
  const { order } = extraction.situation
  const isOfOpen = MOTHER_HAS.some((kind) => extraction.isOpen(kind))
  const clause = said
    .replace(REPUTATION, ' ')
    .replace(OF_MOTHER, (all, thing: string) => (isThing(thing) || isOfOpen ? thing : all))
  let best: Named | null = null
  for (const [word, steps] of namesOf(extraction)) {
    if (best && best.word.length >= word.length) continue
    if (!clause.includes(word) || !patternOf(word, end).test(clause)) continue
    // 'o número mudou' where a telephone is asked
    if (word === 'numero' && extraction.open.some((kind) => NUMBERED.test(kind))) continue
    const step = steps.find((each) => order.answers[each] !== undefined)
    if (step !== undefined) best = { step, word }
  }
  return best
}
