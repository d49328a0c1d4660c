/** Decides whether a value in a message belongs to the visitor or to someone else. */
import type { ValueKind } from '../value-kinds.ts'
import type { MessageText } from './prepared-message-text.ts'
import { NAMES_OF } from './words-naming-value-kinds.ts'
import { SOMEONE_ELSE } from './filler-doubt-and-negation-words.ts'

/** Other people of whom the visitor says that the order is theirs, and the name of the question that asks for one. */
const OF_HOLDER =
  /\bd[aeo] (?:minha |meu )?[a-z]+(?: [a-z]+)? (?:que|q) (?:(?:e|eh) (?:o |a )?|vai ser (?:o |a )?|sera (?:o |a )?)titular\b|(?<!\b(?:no|em) )\bnome d[ae] (?:minha )?(?:mae|mamae)\b/g

/**
 * Who else the message says a value belongs to: in its sentence, in a statement behind it, or in a question before it.
 */
export function valueBelongsToOthers(
  { clauses, rest, said: all, sentenceAt }: MessageText,
  kind: ValueKind,
  at: number,
): boolean {
  const since = sentenceAt(at)
  const isContact = kind === 'phone' || kind === 'email'
  const isUsed = isContact && USES.test(rest.slice(since, at))
  if (isUsed) return false
  const end = rest.length
  return clauses.some(({ from, to, isQuestion: isAsking }) => {
    const isQuestion = isAsking || (!isContact && all[to] === '?')
    if (isQuestion && from > at) return false
    // 'a conta é da minha esposa. santander 2260 …'
    const told = rest.slice(from, to)
    const isToldBefore = THIS_IS_OF.test(told) || (!isContact && USE_THAT_OF.test(told))
    if (!isQuestion && to <= since && NAMES_OF[kind]?.test(told) !== true && !isToldBefore) return false
    // 'pode ser da minha esposa? …' is asked, and whose the document is
    const said = (isQuestion && !isContact ? all : rest)
      .slice(from, to)
      .replace(VOCATIVE, ' ')
      .replace(kind === 'mother' ? /\b(?:mae|mamae)\b/g : OF_HOLDER, ' ')
      .replace(OTHER_THINGS[kind] ?? OF_HOLDER, ' ')
    if (VAI_NO_MEU.test(said)) return false
    const person = SOMEONE_ELSE.exec(said)
    // a sentence behind it has to name the owner: 'agora você sabe mais do que meu marido' does not
    const isBehind = /[.!?;\n]/.test(rest.slice(at, Math.min(from, end)))
    return person !== null && (!isBehind || OWNER.test(said.slice(0, person.index)))
  })
}
/** Whose the value is, told in a sentence before it: 'esse é do meu marido, serve? 529…'. */
const THIS_IS_OF =
  /^\W*(?:ess[ea]|est[ea]|isso|[oa]) (?:daqui |ai |aqui )?(?:e|eh|ta|esta) (?:[oa] |n?[oa] nome )?d[aeo] /
/** The same as a request, which for a document or an account is to be asked about: 'usa o da mamãe. 529…'. */
const USE_THAT_OF =
  /^\W*(?:usa|use|bota|bote|poe|ponha|anota|anote|coloca|coloque|pega|pegue) (?:n?[oa]|com [oa]) d[aeo] /
/** How the clerk is spoken to: 'companheiro, anota: …'. */
const VOCATIVE = /^\W*(?:companheir[oa]|irmao|irma|amig[oa])(?= *(?:$|[,!]))/
/** It is the own one that counts: 'meu marido n tem, por isso vai no meu'. */
const VAI_NO_MEU = /\b(?:vai|fica|coloca|bota|poe) no meu(?: mesmo)?\W*$/
const OWNER =
  /(?:^|[^a-z])(?:d[aeo]s?|e|eh|era|n[oa])(?: (?:o|a|d[aeo]|meu|minha))* $|^\W*(?:(?:meu|minha|a|o) )?$/
/** A telephone or an e-mail address of someone else that is to be used: 'anota o da minha filha'. */
const USES =
  /\b(?:anota|anote|bota|bote|poe|ponha|coloca|coloque|usa|use|uso|manda|mande|liga|(?:vou|pode|podem) (?:por|dar|passar|usar|botar|colocar|anotar|mandar|deixar))(?: ai)?(?: (?:n?[oa]|esse|pr[oa]))? d[aeo] /
/** Things of someone else that are not asked: 'o débito é na conta do meu filho'. */
const THINGS_OF = (things: string) => new RegExp(`\\b(?:${things}) d[aeo] (?:meu|minha) [a-z]+`, 'g')
const OTHER_THINGS: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  name: THINGS_OF('conta|telefone|celular|zap|numero|e-?mail|casa|cartao'),
  birth: THINGS_OF('conta|telefone|celular|zap|numero|e-?mail|casa|cartao'),
  document: THINGS_OF('conta|telefone|celular|zap|e-?mail|casa|cartao'),
}

/** Words beside one of several values that say that it is the one to take. */
const MINE_BEFORE =
  /\b(?:(?:o|a) )?(?:(?:meu|minha)(?! (?:marido|espos|mulher|pai|mae|irm|filh|sogr|tia|tio|vizinh|patr|chefe|avo|net[oa]|prim|amig|namorad))|cert[oa]|corret[oa]|atual|nov[oa]|mais nov[oa])(?: [a-z]+)?(?: (?:e|eh|agora|mesmo|o|a|de baixo|de cima))* ?:? ?$|\b(?:vou|fica|fico|pode ser|melhor) (?:n?[oa]|com [oa]) (?:de )?$|\b(?:usa|use|anota|anote|bota|poe|manda|prefiro)(?: (?:n?[oa]|ess[ea]|est[ea]))*:? $|\bmud\w+ (?:[a-z]+ ){0,3}(?:dia \d{1,2} )?pr[oa] $|\b(?:poe|bota|coloca|usa|use|anota) (?:n?[oa] )?d[aeo] (?:meu|minha) [a-z]+ $|(?:^|[,;.] ?|\b(?:e|ja) )eu(?: (?:sou|nasci|fui|ja|de|em|no|dia))*:? $|\bmelhor:? $/
const MINE_BEHIND =
  /^,? (?:pode )?(?:us[ae]r?|vale|anot[ae]|coloca|poe) (?:ess[ea]|est[ea])\b|^,? (?:ess[ea]|est[ea]|isso) (?:sim )?(?:e|eh) (?:o |a )?(?:meu|minha|cert[oa]|corret[oa]|atual|nov[oa])\b|^ (?:(?:que )?e )?(?:o )?(?:meu|minha|d[ae] baixo)\b/
export const TAKEN_FIRST = /^\u00a4+/

/** For whom or where the order is, right before the value: 'a internet é pra casa, 71936-250'. */
const ORDERED_FOR =
  /\b(?:internet|net|fibra|contrato|instalac\w+)\b(?: (?:e|eh|vai|ser|fica|ficar|sera|tem que|que))+ (?:n[oa]s?|em|pr?[oa]?|pro|para|d[aeo]) ?[^\d.;!?]*$/
/** The contract is someone else's. */
const OF_SOMEONE =
  /\b(?:contrato|pedido|internet)\b[^\d.;!?]{0,24}\b(?:no nome|em nome|pra|para) (?:d[aeo]|del[ea]|minha|meu)|\b(?:e|eh) el[ae] (?:que|q) (?:vai )?assin\w+|\bel[ae] (?:e|eh|vai ser) (?:[oa] )?titular/

/** Whether the visitor moves away from what is said: 'meu CEP atual é …, mas vou mudar pro …'. */
const isLeft = (said: string, at: number): boolean =>
  /\batual\b[^,.;]*$/.test(said.slice(0, at)) && /\b(?:me )?mud(?:o|ar|ando|anca)\b/.test(said.slice(at))

/** Whether the words beside a value say that it is the one to take: 'o do patrão é 1, o meu é 2'. */
export const isMarkedOwn = ({ said, rest }: MessageText, at: number): boolean =>
  ORDERED_FOR.test(said.slice(0, at)) ||
  (MINE_BEFORE.test(said.slice(0, at)) && !isLeft(said, at)) !== OF_SOMEONE.test(said) ||
  MINE_BEHIND.test(rest.slice(at).replace(TAKEN_FIRST, ''))
