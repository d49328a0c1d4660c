/**
 * Recognises messages that leave open what they name: by a condition, because it depends on something, because the
 * visitor decides later, or because the end of the message takes the rest back. What they name is asked about, never
 * recorded (D131, D132, docs/decisions/0156).
 */
import type { Extraction, Finding } from '../extraction-state.ts'
import { CHOSEN, TOLD } from '../value-kinds.ts'
import { clausesOf } from '../reader/clause-roles.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'

/** What something depends on, or would be chosen in other circumstances. */
const DEPENDS = anyOf(
  `depend(?:e|endo|eria|er), por mim (?:era|seria), quem (?:resolve|decide|escolhe|sabe) (?:e|eh)(?! eu)`,
)
/** The visitor decides later. */
const DECIDES_LATER = anyOf(
  `(?:que|q|ai) eu (?:decido|resolvo|escolho|vejo|penso|confirmo|aviso), provisori[oa],
  (?:decido|resolvo|escolho|vejo|penso|confirmo) (?:isso )?(?:depois|amanha|mais tarde|na hora|outro dia),
  (?:vou|preciso|falta|ainda vou|tenho (?:que|q|de)|vou ter (?:que|q)) (?:so )?(?:pensar|decidir|consultar|perguntar|combinar|checar|falar com|ver com|ver se),
  nao (?:decidi|resolvi|escolhi)`,
)

/** The end of a message that takes back what stands before it: 'ou melhor, não mude', 'não, deixa como está'. */
const ENDS_WITH_NO =
  /\b(?:ou melhor|melhor|pera\w*|alias|nao|nah|ah|hum+)[ ,.]+nao(?: (?:mud|troc|mex|precis|alter|tir|faz|quer|pass|bot|coloc)\w*)?(?: (?:nada|nao|mais))?\W*$/
const AS_IT_IS = '(?:tudo )?(?:como|do jeito que) (?:ja )?(?:ta|tava|esta|estava|era)'
/** A clause of its own that lets things be, before its reason or at the end: 'ah, deixa vai, pelo desconto', 'esquece'. */
const LETS_BE = anyOf(
  `(?:deix|esquec|larg)[ae](?: (?:isso|quieto|assim|pra la|vai|entao|mesmo|tudo|${AS_IT_IS}))*, fica ${AS_IT_IS}`,
  '(?:^|[,.;:!?…\\n-] *|(?<![a-z])(?:ah|nao|mas|melhor|pensando bem|ou) )',
  '(?=\\W*$|[,.;:!]| (?:que|q|pq|porque|pelo|pela|por)(?![a-z]))',
)

/** What tells a choice by another one: 'aquele depois do 700', 'um dia antes de terça'. */
const BESIDE_OTHER =
  /\b(?:depois|antes|acima|abaixo|em cima|embaixo|ao lado) d[aeo] (?:dia )?(?:\d|segunda|terca|quarta|quinta|sexta|sabado)/

/** A told value that is given only for something: 'só usem se for pra nota'. */
const ONLY_IF = /\b(?:so|somente|apenas) (?:[a-z]+ )?se\b/
/** A condition of being called back or of what comes later, which leaves a told value as it is. */
const IS_ABOUT_LATER = anyOf(
  `se (?:(?:[oa]|eu|ela|ele|a gente|meu|minha|ninguem|por acaso|marido|esposa|mulher) )*
  (?:nao )?(?:atend|respond|precis|estiver|faltar|houver|tiver|der(?: certo| problema| algum|\\b))\\w*`,
)

/** The company's own: 'o cep da loja de vocês'. */
const OURS = anyOf(
  'cep, cnpj, telefone, numero, e-?mail, endereco, loja, empresa',
  undefined,
  ' de (?:vcs|voces)(?![a-z])',
)
/** What is said of a told value that does not hold: '… mas tá errado'. */
const IS_WRONG = anyOf(
  'errad[oa], desatualizad[oa], velh[oa], antig[oa]',
  '(?<![a-z])(?:mas|so que|porem) (?:ess[ea] |isso |ai )?(?:ta|esta|e|eh|tava) ',
)

/** Whose contract it is to be: 'Ana Prado, mas vai sair no nome do meu pai'. */
const IN_NAME_OF_OTHER = /\b(?:no|em) nome d[aeo]s? (?:meu|minha|noss[oa])\b/
/** Of which the end is not sure: '…, o final pode ser 8'. */
const MAY_END = anyOf(
  'pode ser, acho, talvez, nao sei',
  '(?<![a-z])(?:final|fim|ultim[oa]s?|digito)(?: [a-z]+){0,2} ',
)

/**
 * Whether a document, an account or a form of the name will do: 'o cnpj … serve?', 'e se eu usar o cpf …?'. A mere tag asks
 * nothing: '…, pode ser?'.
 */
const ASKS_IF_IT_DOES = anyOf(
  `serve, serviria, vale, valeria, aceit[oa]\\w*, aceitam, passa, passaria, funciona\\w*, (?:e )?se (?:eu|for|fosse|a gente),
  (?:posso|pode|da pra|daria pra|tem como|consigo|dava pra) (?:usar|fazer|por|colocar|contratar|passar|assinar)`,
)
const NAMES_VALUE =
  /\d{3}|\b(?:cpf|cnpj|documento|conta|salario|poupanca|apelido|nome|sobrenome|ess[ea]|est[ea]|n?el[ea])\b/

/** Whether a message leaves open the value that it names. What is asked with a question mark is no condition of it. */
export function isLeftOpen({ text, open }: Extraction, { kind, values, at }: Finding): boolean {
  const { said } = text
  if (TOLD.has(kind))
    return (
      ONLY_IF.test(said) ||
      isOurs(text, at) ||
      IS_WRONG.test(said.slice(at)) ||
      MAY_END.test(said.slice(at)) ||
      (kind === 'name' && IN_NAME_OF_OTHER.test(said) && !said.includes('?')) ||
      (/^(?:document|account|name)$/.test(kind) && isAskedIfItDoes(text, kind)) ||
      clausesOf(text).some(
        ({ words, to, roles }) =>
          said[to] !== '?' &&
          (((roles.has('conditional') || roles.has('fallback')) && !IS_ABOUT_LATER.test(words)) ||
            DEPENDS.test(words)),
      ) ||
      DECIDES_LATER.test(said.slice(at))
    )
  if (!CHOSEN.has(kind)) return false
  // 'sim, aliás não' answers
  const isNo = values.direct_debit === 'false' && open.includes(kind)
  return (
    BESIDE_OTHER.test(said) ||
    (!isNo && (ENDS_WITH_NO.test(said) || LETS_BE.test(said.slice(at)))) ||
    clausesOf(text).some(
      ({ words, to, roles }) =>
        said[to] !== '?' && (roles.has('conditional') || DEPENDS.test(words) || DECIDES_LATER.test(words)),
    )
  )
}

/** Whether the clause of a value, or another statement, is about the company's own. A question about that is none. */
function isOurs(text: Extraction['text'], at: number): boolean {
  const { said } = text
  return clausesOf(text).some(
    ({ from, to, words, roles }) =>
      OURS.test(words) && ((from <= at && at < to) || !(roles.has('question') || said[to] === '?')),
  )
}

function isAskedIfItDoes({ said, typedClauses }: Extraction['text'], kind: Finding['kind']): boolean {
  return typedClauses.some(({ from, to, isQuestion }) => {
    if (!isQuestion && !said.slice(to).trimStart().startsWith('?')) return false
    const words = said.slice(from, to)
    if (kind === 'name') return MAY_BE_NAMED.test(words)
    const isShort = words.trim().split(/\s+/).length < 3
    if (kind === 'account' && isShort && MAY.test(words)) return true
    return ASKS_IF_IT_DOES.test(words) && (NAMES_VALUE.test(words) || isShort)
  })
}

/** 'Minha conta é salário, …, pode?' */
const MAY = /^\W*(?:pode|da|tem problema|aceita\w*)\W*$/
/** 'Pode ser apelido?' */
const MAY_BE_NAMED = anyOf(
  'apelido, nome social, nome de (?:solteir|casad)[oa], abreviad[oa], primeiro nome, sem sobrenome',
  '(?<![a-z])(?:pode|posso|serve|vale|da pra)(?![a-z])[^.;!?]{0,24}(?<![a-z])',
)
