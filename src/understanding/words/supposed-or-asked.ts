/** What supposes, and is not only polite: 'se vier dia 10 …'. */
const SUPPOSES = /^\W*(?:(?:e|mas|ai) )?(?:se (?!der\b|puder|possivel|for possivel|nao\b)|caso )/
/** A question without a mark: 'amanhã cedo vcs conseguem'. */
const CAN_YOU =
  /\b(?:vcs?|voces?) (?:ja |ainda )?(?:consegue\w*|podem?|vem|fazem|tem|instalam?|atendem?)\W*$|\b(?:tem como|sera que)\b/

/**
 * Whether a clause supposes or asks, so that a day in it is kept for no later question (D133).
 * @param words lower-case text without accents
 */
export const isSupposedOrAsked = (words: string): boolean => SUPPOSES.test(words) || CAN_YOU.test(words)
