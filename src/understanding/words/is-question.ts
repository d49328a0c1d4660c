/** Decides whether a clause is a question, with or without its mark. Patterns are in lower case without accents. */
import { anyOf } from './patterns-from-word-tables.ts'

/** The beginning of a question, with or without a question mark. */
const ASKING =
  /^(?:qual|quais|quanto(?! (?:antes|mais))|quanta|quantos|quantas|qto|qnto|qnt|qtos|qtas|quando|qdo|qnd|como|onde|aonde|cade|por ?que|porque|pq|pra que|pra q|para que|pq|quem|o que|oque|oq|o q|que(?! (?:eu |a gente )?(?:trabalho|uso|moro|jogo|estudo|assisto|gosto|deus)\b)|sera|tem(?! (?:que|q) ser (?:n?[oa] |em )?(?:dia |\d|segunda|terca|quarta|quinta|sexta|sabado))|teria|tenho que|tenho q|da pra|da para|daria|(?:posso|consigo)(?! (?:so |somente )?(?:(?:n[oa]s?|de|pela|dia|a|as|ess[ea]) )*(?:segunda|terca|quarta|quinta|sexta|sabado|manha|tarde|dia|\d))|pode (?:me )?(?:conferir|checar|verificar|repetir|explicar|dizer|falar|informar)|poderia|precisa|precisaria|preciso|vcs|voces|vc|voce(?! foi\b)|(?:vai|vao) (?!(?:ser|ficar)\b)[a-z]+[aei]r|e se|se (?!(?:nao (?:der|tiver|puder)|chama(?:va)?)\b)[a-z]+|so se|desde que|existe|aceita|aceitam|cobra|cobram|paga|vem(?! (?:instalar? )?(?:dia|daqui|dentro|n[oa]|de|amanha|as|pela|logo|depois|hoje|\d[\d/]*|segunda|terca|quarta|quinta|sexta|sabado)\b)|inclui|funciona|how|what|why|when|where|who|which|(?:is|are|do|does|can) (?:it|this|that|there|you|i|we|they)|cuanto|cuando|donde|hay)\b/

// the beginning of a proposed answer, which is not a question even with a question mark: 'pode ser dia 15?'
const OFFERING =
  /^(?:(?:e |a |o )?(?:pode ser|pode colocar|pode por|que tal|prefiro|quero|queria|fico com|vou de)|pode (?:anotar|mandar)|por (?:favor|mim))\b/

// beginnings that look like questions but are not: 'o que vem com …' describes a plan
const CHOOSING =
  /^(?:o q|o que) (?:vem|tem|inclui) (?!n[oa]s? |ness[ea]|nele|em |dentro|de (?:bom|diferente)|d[aeo] )|^quem (?:vai )?(?:assin|contrat|pag|us|mor)[a-z]+ (?:e|eh|vai ser|sou)(?! quem)\b|^(?:quem fala|como ja|como eu)\b/

const LEADING =
  /^(?:(?:e|mas|entao|oi|oie|ola|bom dia|boa tarde|boa noite|ah|eh|olha|moca?|ai|so(?! que\b)|antes|opa|hum+|ok|obrigad[oa]|uai|oxe|oxente|bah|ue|gente|mano|cara)[\s,]+)+/

// question words within a clause
const ASKED =
  /\b(?:quant[oa]s?(?! (?:antes|mais))|ate quando|qt[oa]s?|qnto|qual|quais|(?:saber|ver|sabe|sabem|sabes|diz|diga|dizer|perguntar|perguntei) se|por que|pq|pra que|pra q|para que)\b|(?:^|\b(?!nao |so |n )[a-z]+ )(?<!\bmais [a-z]+ (?:que|q) )(?:posso|consigo|da pra|tem como|poderia) [a-z]+[aei]r\b|^\W*(?:isso |isso aqui |esse |esse preco |o site |aqui )?(?:e|eh) (?:segur|gratis|de graca|golpe|confiavel|obrigat|verdade)/

// a tag after a statement: 'meu nome é Ana Prado, ok?'
const TAG = /[^ ]+ [^ ]+.* (?:ok|okay|ta|ta bom|certo|viu|ne|beleza|blz|valeu|combinado)$/

const WORD = '(?:[a-z]+ ){0,2}[a-z]+'
/** What stands behind the first of several things that are asked about: ', pix ou cartão?'. */
const OTHERS_ASKED = new RegExp(`^,(?: ?${WORD},)* ?(?:[a-z]+ )?${WORD} ou (?!nao\\b)${WORD} ?\\?`)
/** Verbs, with which a clause asks for itself and leaves the one before it alone: ', tem fidelidade ou não?'. */
const HAS_VERB = anyOf(
  `tem, tinha, teria, e, eh, sao, era, seria, vem, vai, vou, sai, da, fica, serv\\w+, cai, precis\\w+, pod[ei]\\w*, cobra\\w*,
  vale, muda, sobe, aument\\w+, funcion\\w+, aceit\\w+, inclui, custa, demora, quer\\w*, instal\\w+, cheg\\w+, pega, roda,
  aguent\\w+, posso, consigo, usa, troca, conta`,
)

/**
 * Whether a clause is the first of several things that a question asks about: 'pago por boleto, pix ou cartão?'. What the
 * visitor wants is not.
 * @param behind the text from the mark on that ends the clause
 */
export function isFirstOfSeveralAsked(clause: string, behind: string): boolean {
  const [others] = OTHERS_ASKED.exec(behind) ?? []
  return others !== undefined && !HAS_VERB.test(others) && !OFFERING.test(clause.trim().replace(LEADING, ''))
}

/**
 * Whether a clause is a question.
 * @param mark the punctuation that ends it
 */
export function isQuestion(clause: string, mark: string): boolean {
  const said = clause.trim().replace(LEADING, '')
  if (/\b(?:saber|ver|sabe|sabem|sabes|diz|diga|dizer|perguntar|perguntei) se\b/.test(said)) return true
  if (OFFERING.test(said)) return false
  if (mark.includes('?') && !(TAG.test(said) && !ASKING.test(said))) return true
  if (/\b(?:erro|errad[oa]|incorret[oa])\b/.test(said)) return false
  return !CHOOSING.test(said) && (ASKING.test(said) || ASKED.test(clause))
}
