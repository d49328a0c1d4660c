/**
 * Phrases that introduce a name only in the reply to a question for a name: 'ela se chama', 'no documento tá'.
 * Phrases that introduce one at any question, such as 'minha mãe se chama', are in phrases-before-names.ts.
 */
import { IS_PHRASES, phrasesBeforeName, OWN_NAME_PHRASES } from './phrases-before-names.ts'

const HERS = [
  '(?:ela )?(?:se chama(?:va)?|chama(?:va)?-se|chama(?:va)?)',
  'chama-se',
  'ela (?:e|eh|era) chamada(?: de)?',
  `(?:o )?nome dela${IS_PHRASES}`,
  'o dela (?:e|eh)(?= )(?: a(?= ))?',
  '(?:o )?nome da minha (?:e|eh)(?= )(?: a(?= ))?',
  `(?:o )?nome(?: (?:completo|inteiro|todo|certo|e|eh))+(?= )(?: (?:o|a)(?= ))?|(?:o )?nome *:`,
  `a minha(?: mae)?(?: se chama(?:va)?| (?:e|eh|era)(?= ))?(?: a(?= ))?`,
  'era(?: a)?',
  'ela (?:e|eh)(?= )(?: a(?= ))?',
  'a (?:de sangue|de verdade|real|biologica|verdadeira|adotiva|de criacao|que me (?:criou|registrou|teve)|legitima|legal)(?: mesmo)? (?:e|eh|era|se chama(?:va)?)(?= )(?: a(?= ))?',
  'a (?:do|da) (?:documento|papel|registro|rg|certidao|cartorio|nascimento|identidade) (?:e|eh)(?= )(?: a(?= ))?',
  '(?<!, )dona',
  '(?:falecida|finada|saudosa)',
  '(?:no|na)(?: meu| minha)? (?:documento|rg|registro|certidao|identidade|cnh)(?: (?:dela|ta|esta|consta|e|eh))*(?: (?:como|so))?',
] as const

/**
 * Phrases before the name in a document, or before the holder's, which is preferred to other names in the message:
 * 'na certidão brasileira escreveram …', 'a do meu marido que é o titular é …'.
 */
export const PHRASES_BEFORE_DOCUMENT_NAME = phrasesBeforeName([
  '[ao](?: mae| nome)? d[aeo] (?:minha |meu )?[a-z]+(?: [a-z]+)?,? (?:que|q) (?:e|eh|vai ser|sera) [oa] titular,?(?: (?:e|eh|se chama)(?= )| *:)(?: [oa](?= ))?',
  '(?:n[oa]s?)(?: meus?| minhas?)? (?:documentos?|rg|registro|certidao|identidade|cnh|cpf|carteira|papel)(?: (?:d[aeo]|nascimento|casamento|trabalho|batismo|brasileir[oa]|dela|dele|nov[oa]|antig[oa]|ta|esta|consta|e|eh|so|ja|ainda|sempre|foi|ficou|fica|saiu|veio|vem|aparece|diz|escreveram|escrito|escrita|puseram|botaram|colocaram|registraram|registrad[oa]|anotaram|como|o|nome|mesmo|sou))*',
])
/** Phrases before the name that is to be written instead: 'me chamo Graça Maria, pode botar Maria das Graças'. */
export const WRITE_LED = phrasesBeforeName(['(?:bota|coloca|poe|anota)r?(?: (?:ai|o|a|como|nome))*'])
/** Phrases before a name that corrects a mistake: 'escrevi errado, é …'. */
export const MENDED_LED = phrasesBeforeName([
  '(?:errad[oa]|cert[oa]|corret[oa]),? (?:e|eh)(?: (?:o|a))?(?= )',
])
export const HERS_LED = phrasesBeforeName(HERS)
/** Relatives other than the mother. */
export const RELATIVES =
  'pais?|papai|padrasto|madrasta|avos?|vo|voinha|vovo|tios?|tias?|marido|espos[oa]|mulher|companheir[oa]|namorad[oa]|sogr[oa]s?|irmao?s?|prim[oa]s?|cunhad[oa]|padrinhos?|madrinha|vizinh[oa]'

/** Phrases before the name of a relative who is to be the holder: 'no nome do meu esposo Cícero …'. */
export const HOLDER_LED = phrasesBeforeName([
  `quem (?:vai )?(?:assin|contrat)\\w+(?: (?:e|eh|vai ser|sera))+(?: (?:[oa]|meu|minha))*(?: (?:patroa|patrao|chefe|mae|filh[oa]|${RELATIVES}))?,?(?: (?:dona|seu|[oa]))?`,
  `(?:n?o nome|em nome|titular|responsavel|assin\\w+|contrat\\w+|(?:e|eh|vai ser|vai|fica|ficar|internet|pedido|contrato|plano)(?= (?:pr|para)))(?: (?:e|eh|vai|ser|sera|vai ser|pr[oa]|para|o|a|d[aeo]|d[aeo] titular))* (?:meu|minha) (?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|companheir[oa]|filh[oa]|pai|mae|mainha|mamae|avo|irma|irmao|ti[oa]|sogr[oa]|genro|nora|net[oa]|primo|prima|cunhad[oa]),?(?: (?:que )?(?:e|eh|se chama)(?= ))?(?: [oa](?= ))?`,
])
/** Phrases before a name that more often introduce something else: 'eu sou casado'. */
export const I_AM_LED = phrasesBeforeName([
  '(?:eu )?assino(?: como)?(?! (?:globo|netflix|hbo))',
  'eu sou(?: (?:o|a))?(?= )',
])
/** Phrases that announce the visitor's own name even where the mother's is asked. */
export const OWN_LED_BESIDE_MOTHER = phrasesBeforeName(
  OWN_NAME_PHRASES.filter((lead) => /meu nome|chamo|name|nombre/.test(lead)).map((lead) =>
    lead.replace('(?:(?:o )?meu |o )?', '(?:o )?meu '),
  ),
)
/** 'eu sou o Zé da farmácia, conhecem aqui' */
export const NICKNAME = /\bsou [oa] [a-z]+ d[aeo] [a-z]+,? .*\bconhec/
/** A new name comes: '… ai esqueci, casei. Luzia Quaresma' */
export const MARRIED = /[.,;!] *(?:[a-z]+ )*(?:casei|esqueci|separei|troquei)\W*$/
