/**
 * Holds the extractors and patterns that are loaded after the rest of the message reader
 * (src/understanding/lazy-extractors-and-patterns.ts). Until then, `canRead` decides whether a message can be read
 * without them.
 */
import { stepOf } from '../funnel/journey-registry.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import type { Extraction, Finding } from './extraction-state.ts'
import type { RemarkId } from '../content/questions-refined-by-remark.ts'
import type { ChoiceOption, FactId, Reading, RemarkPattern, Situation } from './reading-types.ts'
import { valueKindsOf, type ValueKind } from './value-kinds.ts'
import { lowerWithoutAccents } from './words/lower-case-without-accents.ts'
import { PLACE_DESCRIPTION, type Span } from './words/address-complement-in-text.ts'
import type { NameInText } from './words/name-in-text.ts'
import { SOMEONE_ELSE } from './words/filler-doubt-and-negation-words.ts'
import { MessageText } from './words/prepared-message-text.ts'
import type { Cue } from './words/visitor-question-patterns.ts'

type Extract = (extraction: Extraction) => void
/** Records a name, and claims its text from an index on. Returns false if it does not take the name. */
type TakeName = (extraction: Extraction, kind: ValueKind, name: NameInText, at: number) => boolean
/** Changes the reading of a message by reading parts of it by themselves. */
type WithPartRead = (
  reading: Reading,
  situation: Situation,
  typed: string,
  readPart: (part: string, situation: Situation) => Reading,
) => Reading
type Words = readonly { readonly text: string }[]

interface LazyParts extends Readonly<
  Record<
    | 'extractBankAccount'
    | 'extractBirthDate'
    | 'extractChosenOption'
    | 'extractCode'
    | 'extractCpfOrCnpj'
    | 'extractDebitOrBillWhenAsked'
    | 'extractDueDay'
    | 'extractEmail'
    | 'extractInstallationDate'
    | 'extractOrderConsent'
    | 'extractPhone'
    | 'extractQuizAnswer'
    | 'extractRecordedPart'
    | 'extractSameAddress',
    Extract
  >
> {
  readonly askedNames: {
    readonly extract: Extract
    readonly takeWhole: TakeName
    readonly takeGiven: TakeName
  }
  readonly corrections: {
    readonly isUnclearDay: (rest: string, from: number, at: number, to: number) => boolean
    readonly isNewDay: (fresh: Finding, old: Finding) => boolean
    readonly isAreaCode: (phone: Finding, old: string, fresh: string) => boolean
    readonly isOtherPart: (old: Words, fresh: Words) => boolean
  }
  readonly withHouseDescription: (text: MessageText, at: number, own: Span | null) => Span | null
  readonly isInPassing: (extraction: Extraction, finding: Finding) => boolean
  readonly isLeftOpen: (extraction: Extraction, finding: Finding) => boolean
  readonly leavesWordsOver: (extraction: Extraction, finding: Finding) => boolean
  readonly isDoubtfulYes: (extraction: Extraction, finding: Finding, findings: readonly Finding[]) => boolean
  readonly withWayLeftOut: (extraction: Extraction, finding: Finding) => Finding
  readonly withMarketingConsent: (extraction: Extraction, findings: readonly Finding[]) => Finding[]
  readonly proposedBesideUnanswered: WithPartRead
  readonly withFittingProposals: WithPartRead
  readonly isUnnamedChange: (extraction: Extraction, finding: Finding, message: string) => boolean
  readonly meantByOldEnd: (extraction: Extraction, finding: Finding, message: string) => Finding
  readonly namedOption: (said: string, options: readonly ChoiceOption[]) => string | null
  readonly namesOther: (extraction: Extraction, home: StepId | null, findings: readonly Finding[]) => boolean
  readonly personOrCompany: (said: string) => Reading['person']
  readonly replacesOtherAddress: (extraction: Extraction) => boolean
  readonly wantsToReschedule: (said: string) => boolean
  readonly withPlainRequests: (reading: Reading, typed: string, situation: Situation) => Reading
  readonly answerNames: Readonly<Partial<Record<ValueKind, readonly string[]>>>
  readonly reviewLineIsWrong: RegExp
  readonly choosesBill: RegExp
  readonly somethingWrong: RegExp
  readonly questionCues: readonly Cue[]
  readonly questionLike: (clause: string) => FactId | RemarkId | null
  readonly remarks: readonly RemarkPattern[]
}
let loaded: LazyParts | null = null

/** Returns the parts that load later; null until they have loaded. */
export const lazyParts = (): LazyParts | null => loaded

/** Adds the parts that load later. */
export function addLazyParts(parts: LazyParts): void {
  loaded = parts
}

const LAZY_KINDS: ReadonlySet<ValueKind> = new Set([
  'account',
  'birth',
  'choice',
  'code',
  'consent',
  'debit',
  'document',
  'due',
  'email',
  'mother',
  'name',
  'phone',
  'place',
  'quiz',
  'visit',
])
/** Words about what is asked after the coverage check, and of what visitors ask about without a question mark. */
const LAZY_WORDS =
  /@|\+ ?\d|(?:\d[ ./()-]{0,3}){10}|\b9?\d{4}[ .-]\d{4}\b|\b9\d{8}\b|(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com\b|(?<!\bbom )\bdia\b|\d ?[/.] ?\d{1,2} ?[/.] ?(?:\d{4}|\d\d\b)|\b(?:19|20)\d\d\b|\b(?:cpf|documento|identidade|rg|tel\w*|fones?|cel\w*|zap\w*|whats\w*|wpp|fixo|contato|lig(?:a|ar|ue|uem|am)|chip|linha|phone|movil|ddd|ar?roba|at|nasc\w*|aniversario|niver|propagandas?|publicidade|spam|telemarketing|(?:calm|ocup|dirig|minut|moment|segund|instant|desist|reajust|aument|compar|transfer|renov|negoci|negativad|escolh|esper|aguard|confi|roub|pens|mud|alter|troc|descont|contrat|assin|interess|informac|corri[gj]|concorren|jog|gam|ades)\w+|ltda|eireli|\w+aria|igreja|condominio|associacao|paroquia|cooperativa|sindicato|instituto|fundacao|restaurante|pousada|oficina|clinica|lanchonete|escritorio|sei la|nao (?:sei|lembro|uso|mexo|quero|tenho)|(?:tem|existe) cep|lugares|enderecos|casas|onde (?:eu )?(?:moro|vivo)|residencial|burocracia|emprestimo|uso isso|daqui a pouc\w+|final|errei|errad[oa]|sobrenome|(?:sem|tenho) (?:nenhum )?e-?mail|esqueci|pelo (?:zap|whats\w*)|prefiro nao|(?:a|na|da|que|pela) (?:vivo|oi|claro|net|sky)|provedor|car(?:[oa]s?|in\w+|is\w+)|salgad[oa]|puxad[oa]|pesad[oa]|orcamento|bolso|doid[oa]s?|cupom|a?baix\w+|gratis|graca|golpe|fraude|cilada|fake|robo|bot|gravacao|human[oa]|diferencas?|a mais|versus|vs|barat\w+|economic[oa]|rnm|rne|loja|mei|medo|receio|multas?|fidel\w*|carencia|permanencia|loyalty|mae|depois|upload|\w+grade|velocidade|aguenta|suporta|ping|latencia|lag|netflix|disney|prime|amazon|spotify|telecine|premiere|streamings?|hbo|max|paramount|globo\w*|canais|apps?|modem|rot[ei]\w+|juridica|ja tenho|wi-? ?fi|comodato|serasa|spc|score|sujo|taxas?|matricula|cliente|empresas?|cnpj|pj|vende\w*|pag\w+|cartao|parcel\w+|loterica|preco\w*|valor\w*|cadastro|mesm[oa] d[aeo]|deixa|nome (?:d[aeo]|social)|volto|vou|vamos|amanha|fal(?:ar|o)|dei|passei|mandei|te mando|ontem|pul[ao]r?|branco|tanto faz|qualquer|quando|tchau|sair|parar|encerrar|internet|fibra|opcoes|planos|resumo|protocolo|comprovante|furar?|atende\w*|quero um|cancel\w+|no trabalho|perai?|primeir[oa]s?|quanto|venc\w*|fatura|boletos?|debito|pix|carne|conta|cc|ag|agencia|instal\w*|tecnico|visita|(?:re)?agend\w*|(?:re)?marca\w*|cert[oa]|verdade|e nao|compens\w*|interromp\w+|muito ou|gente|pessoa\w*|alguem|ninguem|vendedor\w*|consultor|equipe|formul\w+|ficha|chat|(?:apag|exclu|delet|remov)\w+|guarda|salva|rever)\b/

/** A street, which tells no CEP where one is asked. */
const STREET = /\b(?:rua|avenida|av|travessa|alameda|praca|estrada|rodovia)\b/

/** How a house is recognised, which becomes part of its complement. */
const IS_PLACED = new RegExp(PLACE_DESCRIPTION)

/** Whether a message can be read already, because it needs no extractor that has not loaded yet. */
export function canRead(message: string, { order, step }: Pick<Situation, 'order' | 'step'>): boolean {
  const said = lowerWithoutAccents(message.normalize('NFC'))
  const open = valueKindsOf(stepOf(order, step))
  return (
    loaded !== null ||
    (!open.some((kind) => LAZY_KINDS.has(kind)) &&
      !LAZY_WORDS.test(said) &&
      !IS_PLACED.test(said) &&
      !(/\d/.test(said) && SOMEONE_ELSE.test(said.split(/\d/)[0] ?? '')) &&
      !(open.includes('cep') && STREET.test(said)) &&
      // the answer to a question waits for the same code
      !new MessageText(message).clauses.some(({ isQuestion }) => isQuestion))
  )
}
