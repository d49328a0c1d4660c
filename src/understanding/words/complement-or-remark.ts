/**
 * Tells the parts of a complement ('apto 12', 'casa 2', 'fundos') from what is only said beside a house number: how the
 * house is recognised, where it is, whose it is ('muro branco', 'perto da padaria', 'casa da minha mãe'). The vocabulary
 * is closed: what it does not contain is no complement unasked (D133).
 */
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

/** What follows a letter that may also be a word, 'a', 'e' or 'o': 'bloco A apto 12', but not 'a casa é alugada'. */
const ENDS =
  '(?=\\W*$|[,.;/-]| (?:blocos?|bl|torre|apto?s?|apt|ap|apartamento|casa|sala|loja|lado|fundos?|frente|d[aeo])\\b)'
const ID = `(?:\\d{1,5}(?: ?[b-df-np-z]| ?[aeo]${ENDS}|[a-z])?(?:[-/]\\d{0,4}[a-z]?)?|[b-df-np-z](?:-?\\d{1,4})?|[aeo]-?\\d{1,4}|[ao]${ENDS}|e(?=\\W*$|[,.;])|[ivx]{1,4})(?![a-z0-9])`
const LABEL =
  '(?:aptos?|apt|ape?|apart(?:amento)?s?|blocos?|bl|torres?|tr|casas?|cs|salas?|sl|lojas?|lj|andar|conjuntos?|conj|cj|unidades?|departamento|apartment|flat|unit|dep?to|galpao|box(?:e|es)?|quartos?|kitnets?|kit|kitinete|lotes?|lt|quadras?|qd|chale|km|quilometro|ala|setor|modulo|entrada|escada|lado|edificio|ed|predio|cobertura|sobreloja|sitio|chacara|letra|fundos?|frente|terreo|subsolo|pavimento|piso)'
const LABELLED = `${LABEL}[.:]? ?(?:(?:n[.ºo°]?|numeros?|eh?|[oa]|d[aeo])(?![a-z]) ?)*${ID}(?:(?:, ?| e | ao? | ate | ?[/-] ?)${ID})*`
const ORDINAL =
  '(?:\\d{1,2} ?[oaº°ª]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo|nono|decimo|ultimo)'
const FLOOR = `${ORDINAL} ?(?:andar|piso|pavimento)|andar (?:de (?:cima|baixo)|terreo)`
const ROOM = '(?:casas?|parte|lojas?|salas?|apto?|ap|galpao|quartos?|kitnet|lado|andar)'
const PLACE =
  '(?:fundos?|fds|frente|sobrado|sobreloja|terreo|cobertura|altos|baixos|porao|subsolo|chale|kitnet|kitinete|edicula)'
const WHOLE = `(?:${ROOM} )?(?:(?:d[aeo]|n[ao])s? )?${PLACE}(?![a-z])|${ROOM} (?:d[aeo]|n[ao]) (?:cima|baixo|tras|meio)(?![a-z])|casa(?![a-z])`
/** Words behind which a building has no further name: where it is, and those of another sentence. */
const NO_NAME =
  '(?!(?:aqui|ali|perto|lado|frente|fundos?|esquina|atras|depois|antes|proxim[oa]|com|sem|que|onde|mas|minha|meu|nosso|nossa|dess[ea]|dest[ea]|ness[ea]|nest[ea]|num|uma|mor[oa]|fica|tem|tenho|sou|esta|estou|vou|nao|sim|ja|pra|para|por|portao|muro|grade|vizinh[oa]|rua|avenida|casa|apto?|ap|bloco|bl|torre|sala|loja|andar|numero|viu|mesmo|cade|kkk+)(?![a-z]))'
/** What a building is not called: how it looks and what it is. */
const NO_FIRST_NAME = `${NO_NAME}(?!(?:azul|verde|branc[oa]|pret[oa]|amarel[oa]|vermelh[oa]|cinza|marrom|rosa|novo|nova|velh[oa]|antig[oa]|grande|pequen[oa]|alt[oa]|baix[oa]|fechado|aberto|comercial|residencial|popular|simples|padaria|mercad\\w*|igreja|escola|posto|farmacia)(?![a-z]))`
const NAMED = `(?:edificio|ed|condominio|cond|residencial|galeria|shopping|centro (?:comercial|empresarial)|(?:torre|bloco|bl|conjunto)(?! d[aeo]s? ))\\.? (?:d[aeo]s? )?${NO_FIRST_NAME}[a-z]{3,}(?: (?:d[aeo]s? )?${NO_NAME}[a-z]{2,}){0,3}(?![a-z])`

const ITEM = new RegExp(`(?:${FLOOR}|${LABELLED}|${NAMED}|${WHOLE})`, 'y')
/** The flat's number without its label, behind a part that has one: 'ed. Aurora 302'. */
const BARE_NUMBER = /\d{1,5}[a-z]?(?=\W*$|[,.;])/y
const BETWEEN = /(?:[ ,.;:()/-]|(?<![a-z])(?:e|d[aeo]s?|n[ao]s?|ai|aqui|la|ali|mesmo)(?= ))*/y

/** What makes of a number a measure or a count: 'casa 3 meses que mudei', 'ap 2 quartos'. */
const MEASURE =
  /^ ?(?:mes(?:es)?|anos?|dias?|semanas?|horas?|min\w*|h|pessoas?|moradores|familias?|filhos?|quartos?|comodos?|andares|pavimentos|vezes|reais|conto|megas?|gigas?|mb|gb|m2|metros?|km|tvs?|aparelhos?|celulares)(?![a-z])/
/** What describes the place before it, so that it is no part of the address: 'sobrado amarelo', 'fundos da igreja'. */
const LOOKS =
  /^ (?:azul|verde|branc[oa]|pret[oa]|amarel[oa]|vermelh[oa]|cinza|marrom|rosa|bege|bonit[oa]|simples|nov[oa]|velh[oa]|antig[oa]|grande|pequen[oa]|propri[oa]|alugad[oa]|com|tod[oa]|(?:d[aeo]s?|pr[ao]|ao?) (?!lado|esquina|muro|portao|grade))/

/**
 * Returns the first parts of a complement that are parts of an address, as they were typed; '' if there are none.
 * @param behind what the message says after the complement, in lower case without accents
 */
export function closedPartOf(complement: string, behind = ''): string {
  const typed = complement.normalize('NFC')
  const said = lowerWithoutAccents(typed)
  const ends: number[] = []
  let from = 0
  let last = ''
  for (let at = 0; at < typed.length;) {
    BETWEEN.lastIndex = at
    ITEM.lastIndex = at + (BETWEEN.exec(said)?.[0].length ?? 0)
    BARE_NUMBER.lastIndex = ITEM.lastIndex
    const found = ITEM.exec(said) ?? (ends.length > 0 ? BARE_NUMBER.exec(said) : null)
    if (!found || MEASURE.test(said.slice(found.index + found[0].length) + behind)) break
    if (ends.length === 0) from = found.index
    at = found.index + found[0].length
    ends.push(at)
    last = found[0]
  }
  const end = ends.at(-1) ?? 0
  const next = said.slice(end)
  const isTyped = end < typed.trimEnd().length
  const isDescribed = isTyped && !/\d/.test(last) && (last === 'casa' ? /^ [a-z]/ : LOOKS).test(next)
  const to = isDescribed ? (ends.at(-2) ?? 0) : end
  return to > from ? typed.slice(from, typed[to] === ')' ? to + 1 : to).trim() : ''
}

/** Whether a complement consists of parts of an address alone. */
export const isClosedComplement = (complement: string): boolean =>
  closedPartOf(complement).length >= complement.trim().replace(/[\s.,;!]+$/, '').length
