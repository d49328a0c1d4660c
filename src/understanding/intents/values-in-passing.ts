/**
 * Recognises values that stand in a message only in passing: in what asks, of another person, of something that comes or is
 * paid on another day. They are neither recorded nor noted as a part of an answer (D133).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { SOMEONE_ELSE } from '../words/filler-doubt-and-negation-words.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { Clause } from '../words/prepared-message-text.ts'
import { isOfSomethingElse } from './values-of-something-else.ts'

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
/** When somebody is to call or write, which is no day of the bill nor of the visit: 'me chama dia 20'. */
const CALLS =
  /\b(?:me|nos) (?:lig\w+|cham\w+|retorn\w+|procur\w+)|\b(?:lig(?:ar?|ue|uem|am)|retorn\w+|entr\w+ em contato)\b/
/** What leaves a day open: 'até 27/11', 'depois do dia 20', 'ou então sexta'. */
const BEFORE_OR_AFTER =
  /\b(?:ate|antes d[aeo]|depois d[aeo]|a partir d[aeo]|ou(?: entao)?)(?: (?:o|dia|a))*\W*$/
/** A day of the bill, or of money. */
const PAYS =
  /\b(?:venc\w*|pag\w+|faturas?|boletos?|contas?|debit\w+|tod[oa]s? (?:o )?(?:dia|mes)|por mes|mensal\w*)\b/

/** The own value of another person's sentence: 'usa o da minha filha'. */
const USES = /\b(?:us[ae]r?|anot[ae]r?|bot[ae]r?|coloc\w+|ponha|poe|lig\w+|troc\w+|mud\w+|corrig\w+)\b/

/** Kinds that belong to one person or place. */
const OWNED = /^(?:phone|email|cep|house|plan|due|visit)$/

/** Kinds that a person has, and that are not kept for a later question either where they are another person's. */
const OF_PERSON = /^(?:phone|email|document|birth)$/

const OWN =
  /\bmeu (?:tel\w*|cel\w*|zap|whats\w*|numero|e-?mail|cpf|documento|aniver\w*|nasc\w*)\b|\b(?:nasci|eu sou d[eo])\b/

/** Not wanted: 'o débito eu já não quero'. */
const REFUSES = /\b(?:nao|n|nem|num|sem)\b/
/** The other way to pay, not wanted: 'por boleto não'. */
const REFUSES_BILL =
  /\b(?:boletos?|faturas?|carne|pix) (?:nao|n|nem)\b|\b(?:nao|n|nem|sem) (?:\w+ ){0,2}(?:boletos?|faturas?|carne|pix)\b/g

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
  if (isOfSomethingElse(extraction, finding, words)) return true
  if (kind === 'visit' && finding.or === undefined && OR_OTHER.test(words)) return true
  if (!isOpen && PAYER.test(text.said.slice(text.sentenceAt(at), at))) return true
  if (kind === 'due') return (COMES.test(words) || CALLS.test(words)) && !PAYS.test(words)
  if (kind === 'visit' && !isOpen && (CALLS.test(words) || isBeforeOrAfter(text.said, at))) return true
  if (kind === 'debit' && OF_DEBIT.test(text.said) && !LEAVES_DEBIT.test(text.said)) return true
  if (kind === 'debit' && !isOpen && !extraction.isOpen('debit') && values.direct_debit === 'true')
    return REFUSES.test(words.replaceAll(REFUSES_BILL, ' '))
  if (extraction.isOpen(kind)) return false
  if (OF_PERSON.test(kind) && isOfOtherPerson(extraction, finding, words)) return true
  if (extraction.given(kind) === null) return false
  // 'quem recebe é minha irmã, telefone …'
  const isContact = (kind === 'phone' || kind === 'email') && !OWN.test(words)
  const told = isContact ? text.said.slice(text.sentenceAt(at), clause.to) : words
  return OWNED.test(kind) && isOfPerson(told) && !USES.test(words)
}

const isBeforeOrAfter = (said: string, at: number): boolean => BEFORE_OR_AFTER.test(said.slice(0, at))

/** What belongs to direct debit, which leaves the way to pay as it is: 'a conta do débito tá errada, é …'. */
const OF_DEBIT = /\b(?:conta|ag(?:encia)?|banco|dia|data|numero) d[eo] debito\b/
const LEAVES_DEBIT = /\b(?:boletos?|fatura|pix|carne|tir\w+|cancel\w+|desist\w+|sem)\b/

/** A mother whose name is told, and no more of her: 'mãe Rita Alves cpf …'. */
const MOTHER_NAMED =
  /\b(?:nome d[ae] (?:minha )?|(?<!\bd[ae] )minha |(?<!\bd[ae] (?:minha )?))(?:mae|mamae)\b(?! nasc)/g

/** Whether what one person has is another person's: 'cpf dela …', at the question for the mother 'nascida em …'. */
function isOfOtherPerson({ open }: Extraction, { kind }: Finding, words: string): boolean {
  if (OWN.test(words) || USES.test(words)) return false
  const isBorn = kind === 'birth' && open.includes('mother') && /\bnascid[oa]\b/.test(words)
  return isBorn || isOfPerson(words.replace(MOTHER_NAMED, ' '))
}

/** Which kind of account would do: 'pode ser conta poupança da caixa'. */
const ASKS_KIND =
  /\b(?:pode ser|serve|aceita\w*|vale|da) (?:(?:uma|em|na|de|com) )*(?:conta )?(?:poupanca|salario|conjunta|digital)\b/
/** One of two, of which the message chooses none: 'essa quinta ou a outra'. */
const OR_OTHER = /\bou (?:n?[oa] outr[oa]\b|outr[oa] (?:segunda|terca|quarta|quinta|sexta|sabado)\b)/
/** When the visitor is away, as told after another person: 'meu marido trabalha de manhã e eu de tarde'. */
const AND_I =
  /\b(?:trabalh|estud|sai|viaj)\w*[^.!?;]*\be eu (?:so )?(?:n?a |de |pela )?(?:manha|tarde|noite)\b/

/** Whether a part of an answer would be noted from what asks, is about somebody, or leaves open which is meant. */
const isPartInPassing = (said: string, { to, isQuestion }: Clause, words: string): boolean =>
  isQuestion ||
  said.slice(to).trimStart().startsWith('?') ||
  [ASKS, ASKS_KIND, OR_OTHER].some((pattern) => pattern.test(words)) ||
  AND_I.test(said) ||
  isOfPerson(words)

/** What the company does at a place: 'atende no número 1002 também'. */
const SERVES =
  /^\W*(?:(?:e|mas|ai|ou|oi|ola|sera|que|voces?|vcs?|a internet|a fibra)[ ,]+)*(?:atend(?:e|em)|cobr(?:e|em)|tem (?:cobertura|sinal|fibra|rede|internet)|pega|chega|funciona|instala(?:m)?|da cobertura)\b/
/** Whose a place is: '1002, é da minha mãe'. */
const IS_OF =
  /\b(?:e|eh|fica|seria) (?:(?:[oan]|n?[oa] casa|casa|la na casa) )?d[aeo]s? (?:meus?|minhas?) (?!conta\b|casa\b)[a-z]+/

/** Kinds that are typed, and not chosen from what the chat offers. */
const TYPED = /^(?:cep|house|phone|email|document|account)$/
/** What else would do, or whether it would: 'ou pode ser o do escritório, 04538-133'. */
const WOULD_DO =
  /(?<=\w\W{1,3})\bou (?:entao |ate )?(?:pode ser|serve|seria)\b|\bpode ser [oa] d[aeo]s?\b|\b(?:gostaria|queria|quero) (?:de )?saber se\b/

/** Whose a told value is, named by what it belongs to: 'bota a do meu sócio'. */
const THAT_OF_SOMEBODY =
  /\b[oa] d[aeo]s? (?:meus?|minhas?|nossos?|nossas?) (?!contas?\b|casa\b|empresa\b|firma\b|mei\b|loja\b|negocio\b|banco\b|cartao\b|nota\b|salario\b|predio\b|rua\b|apartamento\b|ape?\b|mae\b)[a-z]+/
/** An account that need not be the visitor's, and a day that is no birth: '10/05/1985 aniversário da loja'. */
const OF_COMPANY = /\bd[ao]s? (?:empresa|firma|loja|mei|igreja|condominio)\b/
const OF_ANNIVERSARY = /\b(?:aniversario|niver) d[aeo]s? [a-z]+/
/** Only for a while: 'por enquanto', 'mês que vem troco', 'mas vou encerrar'. */
const FOR_A_WHILE = anyOf(
  `por (?:enquanto|ora), provisori\\w+, (?:depois|(?:mes|semana) (?:que|q) vem) (?:eu |el[ea] )?(?:troc[oa]|mud[oa]|alter[oa]),
  (?:vou|vao|quero|pretendo|penso em) (?:encerrar|fechar|cancelar|trocar|desativar|bloquear)(?! (?:[oa] )?(?:internet|plano|contrato))`,
)
/** A place where somebody else lives: 'minha irmã mora lá'. */
const LIVES = /\b(?:mor[ae]\w*|viv[ae]\w*|la (?:na )?(?:casa|rua))\b/
/** A house that has no number yet. */
const NOT_YET = /\bainda (?:nao|n|num)\b|\b(?:vao|vai) (?:por|dar|botar|colocar) (?:o )?numero\b/
/** A bank named by something else that is of it: 'o banco é o mesmo do meu cartão'. */
const SAME_BANK = /\bmesm[oa] d[aeo]\b/

/** Whether a place is covered, which the check of its CEP answers. */
const IS_COVERED =
  /\b(?:tem|tinha|teria|atend\w+|cob\w+|cheg\w+|peg\w+|fibra|funcion\w+|instal\w+|dispon\w+|sinal|rede|net|internet)\b/

/** Whether the message says or leaves open that a told value is another's, or holds for a while only. */
function isOfOtherOrForNow({ text }: Extraction, { kind, values, at }: Finding): boolean {
  const { said } = text
  const sentence = said.slice(text.sentenceAt(at))
  if (kind === 'phone' || kind === 'email') return FOR_A_WHILE.test(sentence)
  if (kind === 'account' || kind === 'document' || kind === 'birth')
    return (
      THAT_OF_SOMEBODY.test(sentence) ||
      (kind === 'account' && OF_COMPANY.test(sentence)) ||
      (kind === 'birth' && OF_ANNIVERSARY.test(sentence)) ||
      FOR_A_WHILE.test(sentence) ||
      (kind === 'account' && SAME_BANK.test(said))
    )
  if (kind === 'house')
    return (!values.number || values.number === 'S/N') && (NOT_YET.test(said) || said.includes('?'))
  if (kind !== 'cep' || !said.includes('?')) return false
  const clause = text.typedClauses.find(({ to }) => at < to)
  const words = clause ? said.slice(clause.from, clause.to) : said
  return (SOMEONE_ELSE.test(said) && LIVES.test(said)) || (/ ou /.test(words) && !IS_COVERED.test(words))
}

/** Whether a value is asked about or told as another that would do, or a place is another person's: it is proposed. */
export function isPerhapsOther(extraction: Extraction, finding: Finding): boolean {
  const { text, open } = extraction
  const { kind, at } = finding
  if (isOfOtherOrForNow(extraction, finding)) return true
  if (TYPED.test(kind) && WOULD_DO.test(text.said.slice(text.sentenceAt(at), at))) return true
  if (kind !== 'house' || !open.includes(kind)) return false
  const { from, to } = text.clauseAt(at)
  const [sentence = ''] = /^[^.!?;\n]*/.exec(text.said.slice(text.sentenceAt(at)).replace(/^\W+/, '')) ?? []
  return SERVES.test(text.said.slice(from, to)) || IS_OF.test(sentence)
}
