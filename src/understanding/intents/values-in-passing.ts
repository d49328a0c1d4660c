/**
 * Recognises values that stand in a message only in passing: in what asks, of another person, of something that comes or is
 * paid on another day. They are neither recorded nor noted as a part of an answer (D133).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { SOMEONE_ELSE } from '../words/filler-doubt-and-negation-words.ts'
import type { Clause } from '../words/prepared-message-text.ts'

/** What asks, wherever it stands in a clause: 'a manhã é de que horas até que horas'. */
const ASKS =
  /\b(?:(?:de |a |ate )?que horas?|qual|quais|quant[oa]s?|quando (?:e|eh|seria|comeca|termina)|por que|como (?:e|eh|funciona|assim))\b/
/** Somebody who is there, or who is somebody else's: 'o porteiro fica até as 16', 'o dela'. */
const SOMEBODY =
  /\b(?:porteir[oa]|portaria|zelador[a]?|sindic[oa]|caseiro|empregada|faxineira|diarista|baba|morador[a]?|carteiro|entregador|pedreiro|eletricista|motorista|funcionari[oa]s?|d?el[ea]s?|seu [a-z]+ (?:fica|sai|chega|vai|trabalha))\b/
const isOfPerson = (words: string): boolean => SOMEONE_ELSE.test(words) || SOMEBODY.test(words)

/** Who pays or signs, if that is not the visitor: 'quem paga é o João, CPF …'. */
const PAYER = /\bquem (?:vai )?(?:pag\w+|assin\w+)(?: (?:e|eh|vai ser|sera))+ (?!eu\b|sou\b)/

/** What comes on its day, and is no bill: 'pode vir dia 10'. */
const COMES =
  /\b(?:vir|vem|venh\w+|vind[oa]|instal\w+|visita\w*|tecnicos?|agend\w+|folga|aniversario|niver|nasc\w+|faz(?: anos)? dia|casei)\b/
/** A day of the bill, or of money. */
const PAYS =
  /\b(?:venc\w*|pag\w+|faturas?|boletos?|contas?|debit\w+|tod[oa]s? (?:o )?(?:dia|mes)|por mes|mensal\w*)\b/

/** The own value of another person's sentence: 'usa o da minha filha'. */
const USES = /\b(?:us[ae]r?|anot[ae]r?|bot[ae]r?|coloc\w+|ponha|poe|lig\w+|troc\w+|mud\w+|corrig\w+)\b/

/** Kinds that belong to one person or place. */
const OWNED = /^(?:phone|email|cep|house|plan|due|visit)$/

const OWN_CONTACT = /\bmeu (?:tel\w*|cel\w*|zap|whats\w*|numero|e-?mail)\b/

/** Not wanted: 'o débito eu já não quero'. */
const REFUSES = /\b(?:nao|n|nem|num|sem)\b/

/** Whether a value stands in its message only in passing, so that it is dropped. */
export function isInPassing(extraction: Extraction, finding: Finding): boolean {
  const { text, open } = extraction
  const { kind, values, why, at } = finding
  const clause = text.typedClauses.find(({ to }) => at < to) ?? {
    from: 0,
    to: text.said.length,
    isQuestion: false,
  }
  const words = text.said.slice(clause.from, clause.to)
  const isOpen = open.includes(kind)
  if (why === 'part' && isOpen && kind !== 'quiz' && Object.keys(values).length > 0)
    return isPartInPassing(text.said, clause, words)
  if (!isOpen && PAYER.test(text.said.slice(text.sentenceAt(at), at))) return true
  if (kind === 'due') return COMES.test(words) && !PAYS.test(words)
  if (kind === 'debit' && !isOpen && !extraction.isOpen('debit') && values.direct_debit === 'true')
    return REFUSES.test(words)
  if (extraction.given(kind) === null || extraction.isOpen(kind)) return false
  // 'quem recebe é minha irmã, telefone …'
  const isContact = (kind === 'phone' || kind === 'email') && !OWN_CONTACT.test(words)
  const told = isContact ? text.said.slice(text.sentenceAt(at), clause.to) : words
  return OWNED.test(kind) && isOfPerson(told) && !USES.test(words)
}

/** Whether a part of an answer would be noted from what asks or is about somebody. */
const isPartInPassing = (said: string, { to, isQuestion }: Clause, words: string): boolean =>
  isQuestion || said.slice(to).trimStart().startsWith('?') || ASKS.test(words) || isOfPerson(words)

/** What the company does at a place: 'atende no número 1002 também'. */
const SERVES =
  /^\W*(?:(?:e|mas|ai|ou|oi|ola|sera|que|voces?|vcs?|a internet|a fibra)[ ,]+)*(?:atend(?:e|em)|cobr(?:e|em)|tem (?:cobertura|sinal|fibra|rede|internet)|pega|chega|funciona|instala(?:m)?|da cobertura)\b/
/** Whose a place is: '1002, é da minha mãe'. */
const IS_OF =
  /\b(?:e|eh|fica|seria) (?:(?:[oan]|n?[oa] casa|casa|la na casa) )?d[aeo]s? (?:meus?|minhas?) (?!conta\b|casa\b)[a-z]+/

/** Whether a place is asked about, or another person's, so that it is proposed. */
export function isPlaceOfElse({ text, open }: Extraction, { kind, at }: Finding): boolean {
  if (kind !== 'house' || !open.includes(kind)) return false
  const { from, to } = text.clauseAt(at)
  const [sentence = ''] = /^[^.!?;\n]*/.exec(text.said.slice(text.sentenceAt(at)).replace(/^\W+/, '')) ?? []
  return SERVES.test(text.said.slice(from, to)) || IS_OF.test(sentence)
}
