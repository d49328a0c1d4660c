/**
 * Holds the extractors and patterns that are loaded after the rest of the message reader
 * (src/understanding/lazy-extractors-and-patterns.ts). Until then, `canRead` decides whether a message can be read
 * without them.
 */
import { stepOf } from '../funnel/journey-registry.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import type { ExtractAlone, Extraction, Finding } from './extraction-state.ts'
import type { RemarkId } from '../content/questions-refined-by-remark.ts'
import type { ChoiceOption, FactId, Reading, RemarkPattern, Situation } from './reading-types.ts'
import { valueKindsOf, type ValueKind } from './value-kinds.ts'
import { lowerWithoutAccents } from './words/lower-case-without-accents.ts'
import type { Span } from './words/address-complement-in-text.ts'
import type { NameInText } from './words/name-in-text.ts'
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
    readonly withFlatReplaced: (
      extraction: Extraction,
      alone: ExtractAlone,
      mark: { readonly from: number; readonly to: number } | null,
    ) => { readonly message: string | null } | null
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
  readonly isPlanThatSuffices: (said: string) => boolean
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
/** Numbers that are no CEP and no house: of a telephone, a document or a day. */
const LATER_NUMBERS =
  /@|\+ ?\d|(?:\d[ ./()-]{0,3}){10}|\b9?\d{4}[ .-]\d{4}\b|\b9\d{8}\b|\d ?[/.] ?\d{1,2} ?[/.] ?(?:\d{4}|\d\d\b)|\b(?:19|20)\d\d\b/

/** Words that mean the same to both readers, in lower case without accents. A message with any other one waits. */
const EARLY_WORDS: ReadonlySet<string> = new Set(
  `eh meu minha cep numero nr n casa apto ap apartamento bloco bl torre quero fico com de do da no na plano mega megas giga
  gigas aqui esse este sim oi ola opa bom boa tarde noite tudo bem entao favor por pfv obrigado obrigada obg valeu ok moro rua`.split(
    /\s+/,
  ),
)

/** Whether a message can be read already, because it needs no extractor that has not loaded yet. */
export function canRead(message: string, { order, step }: Pick<Situation, 'order' | 'step'>): boolean {
  const said = lowerWithoutAccents(message.normalize('NFC'))
  const open = valueKindsOf(stepOf(order, step))
  return (
    loaded !== null ||
    (!open.some((kind) => LAZY_KINDS.has(kind)) &&
      !LATER_NUMBERS.test(said) &&
      (said.match(/[a-z]{2,}/g) ?? []).every((word) => EARLY_WORDS.has(word)) &&
      // the answer to a question waits for the same code
      !new MessageText(message).clauses.some(({ isQuestion }) => isQuestion))
  )
}
