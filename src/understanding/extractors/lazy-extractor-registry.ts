/**
 * Holds the extractors for answers after the coverage check. Their code loads later than that of the first questions
 * (src/understanding/lazy-message-reader-parts.ts) and then registers them here.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Extraction, Finding } from '../extraction-state.ts'
import type { ChoiceOption, Reading, Situation } from '../reading-types.ts'
import { valueKindsOf, type ValueKind } from '../value-kinds.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { PLACE_DESCRIPTION, type Span } from '../words/address-complement-in-text.ts'
import { MessageText } from '../words/prepared-message-text.ts'
import type { NameInText } from '../words/name-in-text.ts'

type Extract = (extraction: Extraction) => void
/** The functions that extract names only if the open question asks for one. */
export interface AskedNames {
  readonly extract: (extraction: Extraction) => void
  /** Takes a name with what belongs to it behind; returns whether there is such. */
  readonly takeWhole: (extraction: Extraction, kind: ValueKind, name: NameInText, at: number) => boolean
  /** Takes a given name without a surname; returns whether it is one. */
  readonly takeGiven: (extraction: Extraction, kind: ValueKind, name: NameInText, at: number) => boolean
}

/** A word of a message. */
export interface Word {
  readonly text: string
}

/**
 * The functions that recognise a correction of a phone number, a bank account or the installation day within one
 * message.
 */
interface LaterSelfCorrections {
  readonly isUnclearDay: (rest: string, from: number, at: number, to: number) => boolean
  readonly isNewDay: (fresh: Finding, old: Finding) => boolean
  readonly isAreaCode: (phone: Finding, old: string, fresh: string) => boolean
  readonly isOtherPart: (old: readonly Word[], fresh: readonly Word[]) => boolean
}

type LazyExtractors = Readonly<
  Record<
    | 'extractBankAccount'
    | 'extractBirthDate'
    | 'extractChosenOption'
    | 'extractCode'
    | 'extractOrderConsent'
    | 'extractDebitOrBill'
    | 'extractDocument'
    | 'extractDueDay'
    | 'extractEmail'
    | 'extractPhone'
    | 'extractQuizAnswer'
    | 'extractRecordedPart'
    | 'extractSameAddress'
    | 'extractVisit',
    Extract
  >
> & {
  readonly askedNames: AskedNames
  readonly withHouseDescription: (text: MessageText, at: number, own: Span | null) => Span | null
  /** Returns the value of the option that a whole message names; null if it names none, or several. */
  readonly namedOption: (said: string, options: readonly ChoiceOption[]) => string | null
  readonly personOrCompany: (said: string) => Reading['person']
  readonly wantsToReschedule: (said: string) => boolean
  readonly corrections: LaterSelfCorrections
}
let loaded: LazyExtractors | null = null

/** Returns the extractors that load later; null until they have loaded. */
export const lazyExtractors = (): LazyExtractors | null => loaded

/** Adds the extractors for answers after the coverage check. */
export function addLazyExtractors(extractors: LazyExtractors): void {
  loaded = extractors
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
  /@|\+ ?\d|(?:\d[ ./()-]{0,3}){10}|\b9?\d{4}[ .-]\d{4}\b|\b9\d{8}\b|(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com\b|(?<!\bbom )\bdia\b|\d ?[/.] ?\d{1,2} ?[/.] ?(?:\d{4}|\d\d\b)|\b(?:19|20)\d\d\b|\b(?:cpf|documento|identidade|rg|tel\w*|fones?|cel\w*|zap\w*|whats\w*|wpp|fixo|contato|lig(?:a|ar|ue|uem|am)|chip|linha|phone|movil|ddd|ar?roba|at|nasc\w*|aniversario|niver|propagandas?|publicidade|spam|telemarketing|(?:calm|ocup|dirig|minut|moment|segund|instant|desist|reajust|aument|compar|transfer|renov|negoci|negativad|escolh|esper|aguard|confi|roub|pens|mud|alter|troc|descont|contrat|assin|interess|informac|corri[gj]|concorren|jog|gam|ades)\w+|ltda|eireli|\w+aria|igreja|condominio|associacao|paroquia|cooperativa|sindicato|instituto|fundacao|restaurante|pousada|oficina|clinica|lanchonete|escritorio|sei la|nao (?:sei|lembro|uso|mexo|quero|tenho)|(?:tem|existe) cep|lugares|enderecos|casas|onde (?:eu )?(?:moro|vivo)|residencial|burocracia|emprestimo|uso isso|daqui a pouc\w+|final|errei|errad[oa]|sobrenome|(?:sem|tenho) (?:nenhum )?e-?mail|esqueci|pelo (?:zap|whats\w*)|prefiro nao|(?:a|na|da|que|pela) (?:vivo|oi|claro|net|sky)|provedor|car(?:[oa]s?|in\w+|is\w+)|salgad[oa]|puxad[oa]|pesad[oa]|orcamento|bolso|doid[oa]s?|cupom|a?baix\w+|gratis|graca|golpe|fraude|cilada|fake|robo|bot|gravacao|human[oa]|diferencas?|a mais|versus|vs|barat\w+|economic[oa]|rnm|rne|loja|mei|medo|receio|multas?|fidel\w*|carencia|permanencia|loyalty|mae|depois|upload|\w+grade|velocidade|aguenta|suporta|ping|latencia|lag|netflix|disney|prime|amazon|spotify|telecine|premiere|streamings?|hbo|max|paramount|globo\w*|canais|apps?|modem|rot[ei]\w+|juridica|ja tenho|wi-? ?fi|comodato|serasa|spc|score|sujo|taxas?|matricula|cliente|empresas?|cnpj|pj|vende\w*|pag\w+|cartao|parcel\w+|loterica|preco\w*|valor\w*|cadastro|mesm[oa] d[aeo]|deixa|nome (?:d[aeo]|social)|volto|vou|vamos|amanha|fal(?:ar|o)|dei|passei|mandei|te mando|ontem|pul[ao]r?|branco|tanto faz|qualquer|quando|tchau|sair|parar|encerrar|internet|fibra|opcoes|planos|resumo|protocolo|comprovante|furar?|quero um|cancel\w+|no trabalho|perai?|primeir[oa]s?|quanto|venc\w*|fatura|boletos?|debito|pix|carne|conta|cc|ag|agencia|instal\w*|tecnico|visita|(?:re)?agend\w*|(?:re)?marca\w*)\b/

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
      !(open.includes('cep') && STREET.test(said)) &&
      // the answer to a question waits for the same code
      !new MessageText(message).clauses.some(({ isQuestion }) => isQuestion))
  )
}
