/** Phrases that come before the visitor's name or the mother's: 'meu nome é', 'ela se chama'. */

/** A title that is no part of a name: 'Pr. Edmilson', 'D. Neuza'. */
const TITLE =
  '(?:(?:pr|pra|pe|pb|ev|d|eng|cap|sgt|ten|cel|dr|dra|sr|sra|srta|prof|profa)\\.(?= )|(?:pastora?|padre|presbitero|missionari[oa]|reverendo|capitao|sargento|doutora?)(?= ))'

const IS = '(?: completo| inteiro| todo| social)?(?: (?:e|eh|is|es|era|seria)(?= )| *[:=])?(?: (?:o|a)(?= ))?'
// the correction of a name: 'meu nome tá errado, é …'
const IS_WRONG =
  '(?: [a-z]+){0,3} (?:errad[oa]|incorret[oa]|cert[oa]|corret[oa])(?:,? (?:o )?(?:cert[oa]|corret[oa]))?,? (?:e|eh)(?= )(?: (?:o|a)(?= ))?'
const MOTHER = [
  `(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS_WRONG}`,
  `(?:o )?nome (?:completo )?(?:da |de )?(?:minha )?(?:mae|mamae|genitora)${IS}`,
  `(?:minha |a )?(?:mae|mamae|mainha|maezinha|genitora|velha|coroa)(?: (?:se chama(?:va)?|chama-se|chama(?:va)?|e|eh|era)(?= )| *[:=])(?: a(?= ))?`,
  `(?:o )?d[ae] (?:minha )?(?:mae|mamae)(?: (?:e|eh))(?= )(?: a(?= ))?`,
  `mae,? (?:o )?nome(?: (?:dela|completo|e|eh))*`,
  `mae`,
  'mama mwen',
  `(?:filh[oa] d[ea])`,
  `(?:my mother(?:'s name is| is)|mi madre (?:se llama|es))`,
] as const
const HERS = [
  '(?:ela )?(?:se chama(?:va)?|chama(?:va)?-se|chama(?:va)?)',
  'chama-se',
  `(?:o )?nome dela${IS}`,
  `(?:o )?nome(?: (?:completo|inteiro|todo|certo|e|eh))+(?= )(?: (?:o|a)(?= ))?|(?:o )?nome *:`,
  `a minha(?: mae)?(?: se chama(?:va)?| (?:e|eh|era)(?= ))?(?: a(?= ))?`,
  'era(?: a)?',
  'ela (?:e|eh)(?= )(?: a(?= ))?',
  'a (?:de sangue|de verdade|real|biologica|verdadeira|adotiva|de criacao|que me (?:criou|registrou|teve)|legitima|legal)(?: mesmo)? (?:e|eh|era|se chama(?:va)?)(?= )(?: a(?= ))?',
  'a (?:do|da) (?:documento|papel|registro|rg|certidao|cartorio|nascimento|identidade) (?:e|eh)(?= )(?: a(?= ))?',
  '(?<!, )dona',
  '(?:no|na)(?: meu| minha)? (?:documento|rg|registro|certidao|identidade|cnh)(?: (?:dela|ta|esta|consta|e|eh))*(?: (?:como|so))?',
] as const
const OWN = [
  `(?:o )?nome d[aeo] titular${IS}`,
  `(?:o )?meu nome (?:de batismo|de registro|verdadeiro|oficial|certo|correto)${IS}`,
  `(?:(?:o )?meu |o )?(?:nome|name)${IS_WRONG}`,
  `(?:(?:o )?meu |o )?(?:nome|name)${IS}`,
  '(?:nos?|nas?)(?: meus?| minhas?)? (?:documentos?|rg|registro|certidao|identidade|cnh)(?: (?:ta|esta|consta|e|eh))(?: (?:como|so))?',
  '(?:o |a )?responsavel(?: (?:legal|e|eh|sou|eu|pelo contrato))*(?: *:)?(?: (?:o|a)(?= ))?',
  '(?:o |a )?(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|para|d[oa]|no nome d[oa]) (?:meu|minha) (?:pai|mae|mainha|mamae|espos[oa]|marido|mulher|filh[oa]|avo|sogr[oa]|tia|tio|irma|irmao),?',
  '(?:e|eh|vai ser) (?:pra|para a?|da) (?:minha )?(?:mae|mainha|mamae),?',
  '(?:eu )?me chamo',
  '(?:el[ea] |que )?se chama(?= )',
  'chamo-me',
  "(?:my name is|my name's|i am|i'm)",
  'me llamo',
  `mi nombre${IS}`,
] as const
export const WEAK = [
  '(?:na verdade|na real|o certo|o correto),? (?:e|eh)(?: (?:o|a))?',
  '(?:eu )?(?:sou|soy)(?: (?:o|a))?',
  '(?:aqui|quem fala|o meu|a minha) (?:e|eh)(?: (?:o|a))?',
  '(?:o |a )?titular(?: (?:vai ser|sera|e|eh))?(?: (?:eu|o|a))*',
  '(?:pode ser|(?:n?o|em) nome (?:de|da|do))(?: (?:o|a))?',
  '(?:pode |podem )?(?:colocar?|coloque|botar?|por|poe|anotar?|anote|escrever?|cadastrar?|registrar?|usar?)(?: (?:o|a|como|nome|ai|no nome de|em nome de))*',
  '(?:e|eh|seria)(?: (?:o|a))?',
  `(?:sr|sra|srta|dr|dra|doutor|doutora|senhor|senhora|dona|seu|prof|professora?)\\.?`,
  TITLE,
] as const

/**
 * Builds a pattern for phrases that introduce a name. A phrase must end where a word ends: 'era Antônia' does
 * not contain the phrase 'era a'.
 */
const led = (leads: readonly string[]) =>
  new RegExp(`(?:^|[^a-z0-9¤'-])(?:${leads.join('|')})(?!(?<=[a-z])[a-z]) *[:,-]? *(?:${TITLE} )?(?=[a-z])`)
/**
 * What the document says or the holder has, which counts before any other name: 'na certidão brasileira escreveram …', 'a do
 * meu marido que é o titular é …'.
 */
export const DOCUMENT_LED = led([
  '[ao](?: mae| nome)? d[aeo] (?:minha |meu )?[a-z]+(?: [a-z]+)?,? (?:que|q) (?:e|eh|vai ser|sera) [oa] titular,?(?: (?:e|eh|se chama)(?= )| *:)(?: [oa](?= ))?',
  '(?:n[oa]s?)(?: meus?| minhas?)? (?:documentos?|rg|registro|certidao|identidade|cnh|cpf|carteira|papel)(?: (?:d[aeo]|nascimento|casamento|trabalho|batismo|brasileir[oa]|dela|dele|nov[oa]|antig[oa]|ta|esta|consta|e|eh|so|ja|ainda|sempre|foi|ficou|fica|saiu|veio|vem|aparece|diz|escreveram|escrito|escrita|puseram|botaram|colocaram|registraram|registrad[oa]|anotaram|como|o|nome|mesmo|sou))*',
])
/** What is to be written, behind another name: 'me chamo Graça Maria, pode botar Maria das Graças'. */
export const WRITE_LED = led(['(?:bota|coloca|poe|anota)r?(?: (?:ai|o|a|como|nome))*'])
/** A name that follows the mention of a mistake: 'escrevi errado, é …' */
export const MENDED_LED = led(['(?:errad[oa]|cert[oa]|corret[oa]),? (?:e|eh)(?: (?:o|a))?(?= )'])
export const MOTHER_LED = led(MOTHER)
export const HERS_LED = led(HERS)
/** A phrase that more often introduces something else: 'eu sou casado'. */
export const I_AM_LED = led(['eu sou(?: (?:o|a))?(?= )'])
export const OWN_LED = led(OWN)
/** Phrases that announce the visitor's own name even where the mother's is asked. */
export const OWN_LED_BESIDE_MOTHER = led(
  OWN.filter((lead) => /meu nome|chamo|name|nombre/.test(lead)).map((lead) =>
    lead.replace('(?:(?:o )?meu |o )?', '(?:o )?meu '),
  ),
)
export const OF_MOTHER = /\b(?:mae|mamae|genitora|dela|mother|madre)\b/
/** Who is under age cannot be the holder. */
export const MINOR = /\b(?:tenho|fiz) 1[0-7](?! ?\w*(?:mega|filh|ano de))(?:\b)/
/** 'eu sou o Zé da farmácia, conhecem aqui' */
export const NICKNAME = /\bsou [oa] [a-z]+ d[aeo] [a-z]+,? .*\bconhec/
/** The mother is who orders: 'é em nome da minha mãe, Benedita …'. */
export const OF_HOLDER =
  /\b(?:em|no) nome d[ae] (?:minha )?(?:mae|mamae|mainha)\b|(?:(?:^|[,.;:!?] *)(?:(?:oi|ola|olha|mas|so que|na verdade) )*|\b(?:pedido|internet|contrato|net|plano|fibra|assinatura|titular|isso|tudo|compra)\b[^.;!?\d]{0,12} )(?:e|eh|vai|vai ser|fica|vai ficar|sera|seria) da (?:minha )?(?:mae|mamae|mainha)\b(?! do| da)|\b(?:(?:e|eh|vai ser|vai|fica|seria) (?:pra|para)(?: a)?|vai ser d[ae])(?: minha)? (?:mae|mamae|mainha)\b/
/** Of a company or a church with somebody responsible, or of another person. */
export const OF_OTHERS =
  /\b(?:em|no) nome d[ae] (?:minha )?mae\b|\b(?:responsavel|condominio|sindic[oa]|associacao|ltda|eireli)\b|\b(?:pedido|internet|contrato|net) (?:e|eh|vai ser|fica|vai ficar) (?:pr[oa]|para [oa]|d[oa]|no nome d[oa]) (?:meu|minha)\b/
export const IS_SELF = /\b(?:eu sou|me chamo|meu nome)\b/
/** A new name comes: '… ai esqueci, casei. Luzia Quaresma' */
export const MARRIED = /[.,;!] *(?:[a-z]+ )*(?:casei|esqueci|separei|troquei)\W*$/
