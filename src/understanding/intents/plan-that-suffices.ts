/**
 * Recognises a plan that is wanted only if it suffices: 'o mais barato que aguente isso', 'o menor, se der conta'. Nobody
 * chooses by such words; the visitor is advised. 'O mais barato que é só pra ver novela' gives a reason, and chooses.
 */
import { anyOf } from '../words/patterns-from-word-tables.ts'

const SUPERLATIVE = `(?<![a-z])(?:mais [a-z]+(?: conta)?|menor\\w*|maior\\w*|melhor|barat\\w+|basic\\w+|simples)(?![a-z])`
/** What is possible to do with a plan says nothing of what it suffices for: 'o mais barato que dá pra contratar'. */
const TAKING = '(?:contrat|assin|pag|peg|lev|fech|ped|faz|fic|instal|coloc|bot|por|ter)[a-z]*(?![a-z])'
const SUFFICES = anyOf(
  `aguent\\w+, d(?:e|a|er|eem|ao) conta, rod[ae]\\w*, sirv\\w+, serv\\w+, atend\\w+, trav[ae]\\w*, suport\\w+, segur[ae]\\w*,
  pegu?e\\w*, resolv[ae]\\w*, funcion[ae]\\w*, caiba\\w*, couber\\w*, bast[ae]\\w*, chegue\\w*, d[ea] (?:pra|para)(?! (?:eu |mim )?${TAKING})`,
  `${SUPERLATIVE}[^.;!?]{0,24}[ ,](?:que|q|se|desde que|contanto que|caso) (?:(?:nao|me|nos|a gente|el[ea]|tambem) )*`,
)

/** @param said lower-case text without accents */
export const isPlanThatSuffices = (said: string): boolean => SUFFICES.test(said)
