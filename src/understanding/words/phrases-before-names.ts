/**
 * Phrases that say whose name follows, the visitor's or the mother's, at any question: 'meu nome é', 'minha mãe se
 * chama'. Those that do so only in a reply to a question for a name: phrases-before-names-at-name-questions.ts.
 */
import { MINIMUM_AGE } from '../../lib/minimum-age.ts'

/** A title that is no part of a name: 'Pr. Edmilson', 'D. Neuza'. */
const TITLE =
  '(?:(?:pr|pra|pe|pb|ev|d|eng|cap|sgt|ten|cel|dr|dra|sr|sra|srta|prof|profa)\\.(?= )|(?:pastora?|padre|presbitero|missionari[oa]|reverendo|capitao|cap|sargento|sgt|doutora?)(?= ))'

export const IS_PHRASES =
  '(?: completo| inteiro| todo| social)?(?: (?:e|eh|is|es|era|seria)(?= )| *[:=])?(?: (?:o|a)(?= ))?'
// the correction of a name: 'meu nome tá errado, é …'
const IS_WRONG =
  '(?: [a-z]+){0,3} (?:errad[oa]|incorret[oa]|cert[oa]|corret[oa])(?:,? (?:o )?(?:cert[oa]|corret[oa]))?,? (?:e|eh)(?= )(?: (?:o|a)(?= ))?'
const MOTHER = [
  `(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS_WRONG}`,
  `(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS_PHRASES}`,
  `(?:minha |a )?(?:mae|mamae|mainha|maezinha|genitora|vel(?:ha|hinha)|ve(?:ia|inha)|coroa|rainha)(?: (?:se chama(?:va)?|chama-se|chama(?:va)?|e|eh|era)(?= )| *[:=])(?: a(?= ))?`,
  `(?:o )?d[ae] (?:minha )?(?:mae|mamae)(?: (?:e|eh))(?= )(?: a(?= ))?`,
  `mae,? (?:o )?nome(?: (?:dela|completo|e|eh))*`,
  `mae`,
  'mama mwen',
  `(?:filh[oa] d[ea])`,
  `(?:my mother(?:'s name is| is)|mi madre (?:se llama|es))`,
] as const
export const OWN_NAME_PHRASES = [
  `(?:o )?nome d[aeo] titular${IS_PHRASES}`,
  `(?:o )?meu nome (?:de batismo|de registro|verdadeiro|oficial|certo|correto|de casad[oa]|de solteir[oa])${IS_PHRASES}`,
  `(?:(?:o )?meu |o )?(?:nome|name)${IS_WRONG}`,
  `(?:(?:o )?meu |o )?(?:nome|name)${IS_PHRASES}`,
  '(?:nos?|nas?)(?: meus?| minhas?)? (?:documentos?|rg|registro|certidao|identidade|cnh)(?: (?:ta|esta|consta|e|eh))(?: (?:como|so))?',
  '(?:o |a )?responsavel(?: (?:legal|e|eh|sou|eu|pelo contrato))*(?: *:)?(?: (?:o|a)(?= ))?',
  '(?:o |a )?(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|para|d[oa]|no nome d[oa]) (?:meu|minha) (?:pai|mae|mainha|mamae|espos[oa]|marido|mulher|filh[oa]|avo|sogr[oa]|tia|tio|irma|irmao),?',
  '(?:e|eh|vai ser) (?:pra|para a?|da) (?:minha )?(?:mae|mainha|mamae),?',
  '(?:eu )?me chamo',
  '(?:el[ea] (?:se )?chama|(?:que )?se chama|eu chamo)(?= )',
  'chamo-me',
  "(?:my name is|my name's|i am|i'm)",
  'me llamo',
  `mi nombre${IS_PHRASES}`,
] as const
export const WEAK_NAME_PHRASES = [
  '(?:na verdade|na real|o certo|o correto),? (?:e|eh)(?: (?:o|a))?',
  '(?:eu )?(?:sou|soy)(?: (?:o|a))?',
  '(?:aqui|quem fala|o meu|a minha) (?:e|eh)(?: (?:o|a))?',
  '(?:o |a )?titular(?: (?:vai ser|sera|e|eh))?(?: (?:eu|o|a))*',
  '(?:pode ser|(?:n?o|em) nome (?:de|da|do))(?: (?:o|a))?',
  'segue(?: (?:ai|abaixo|o|meu|nome))*',
  '(?:pode |podem )?(?:colocar?|coloque|botar?|por|poe|anotar?|anote|escrever?|cadastrar?|registrar?|usar?)(?: (?:o|a|como|nome|ai|no nome de|em nome de))*',
  '(?:e|eh|seria)(?: (?:o|a))?',
  `(?:sr|sra|srta|dr|dra|doutor|doutora|senhor|senhora|dona|seu|prof|professora?)\\.?`,
  TITLE,
] as const

/**
 * Builds a pattern for phrases that introduce a name. A phrase must end where a word ends: 'era Antônia' does
 * not contain the phrase 'era a'.
 */
export const phrasesBeforeName = (leads: readonly string[]) =>
  new RegExp(`(?:^|[^a-z0-9¤'-])(?:${leads.join('|')})(?!(?<=[a-z])[a-z]) *[:,-]? *(?:${TITLE} )?(?=[a-z])`)
export const MOTHER_LED = phrasesBeforeName(MOTHER)
export const OWN_LED = phrasesBeforeName(OWN_NAME_PHRASES)
export const OF_MOTHER = /\b(?:mae|mamae|genitora|dela|mother|madre)\b/
/** Two-digit ages below the minimum. */
const MINOR_AGES = Array.from({ length: MINIMUM_AGE - 10 }, (_, years) => 10 + years).join('|')
/** Who is under age cannot be the holder: 'tenho 17'. */
export const MINOR = new RegExp(`\\b(?:tenho|fiz) (?:${MINOR_AGES})(?! ?\\w*(?:mega|filh|ano de))\\b`)
/** The mother is who orders: 'é em nome da minha mãe, Benedita …'. */
export const OF_HOLDER =
  /\b(?:em|no) nome d[ae] (?:minha )?(?:mae|mamae|mainha)\b|(?:(?:^|[,.;:!?] *)(?:(?:oi|ola|olha|mas|so que|na verdade) )*|\b(?:pedido|internet|contrato|net|plano|fibra|assinatura|titular|isso|tudo|compra)\b[^.;!?\d]{0,12} )(?:e|eh|vai|vai ser|fica|vai ficar|sera|seria) da (?:minha )?(?:mae|mamae|mainha)\b(?! do| da)|\b(?:(?:e|eh|vai ser|vai|fica|seria) (?:pra|para)(?: a)?|vai ser d[ae])(?: minha)? (?:mae|mamae|mainha)\b/
/** Of a company or a church with somebody responsible, or of another person. */
export const OF_OTHERS =
  /\b(?:em|no) nome d[ae] (?:minha )?mae\b|\b(?:responsavel|condominio|sindic[oa]|associacao|ltda|eireli)\b|\b(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|d[oa]|no nome d[oa]) (?:meu|minha)\b/
export const IS_SELF = /\b(?:eu sou|me chamo|meu nome)\b/
