/** Whether a clause supposes, asks or leaves a day open, so that a day in it is kept for no later question (D133). */

/** What supposes, and is not only polite: 'se vier dia 10 …'. */
const SUPPOSES = /^\W*(?:(?:e|mas|ai) )?(?:se (?!der\b|puder|possivel|for possivel|nao\b)|caso )/
/** A question without a mark: 'amanhã cedo vcs conseguem'. */
const CAN_YOU =
  /\b(?:vcs?|voces?) (?:ja |ainda )?(?:consegue\w*|podem?|vem|fazem|tem|instalam?|atendem?)\W*$|\b(?:tem como|sera que)\b/

const DAY =
  '(?:(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira|-feira)?|dia \\d{1,2}|\\d{1,2}/\\d{1,2})'
/** Leaves a day open: one of two, a limit, a perhaps, a day on which nobody is to come, or to call. */
const UNDECIDED = new RegExp(
  [
    `${DAY}(?: (?:de|a|pela) (?:manha|tarde|noite))? ou (?:(?:entao|na|no|de|a) )*${DAY}`,
    `\\b(?:ate|antes d[aeo]|depois d[aeo]|a partir d[aeo])(?: [ao])? ${DAY}`,
    '\\b(?:talvez|quem sabe|tanto faz|qualquer dia|sei la)\\b',
    `\\bnao\\b.*\\b${DAY}|\\b${DAY}.*\\bnao\\b`,
    '\\b(?:me|nos) (?:lig|cham|retorn)\\w+|\\b(?:ligu?em?|retornem?)\\b',
  ].join('|'),
)

/** @param words lower-case text without accents */
export const isHypotheticalOrQuestion = (words: string): boolean =>
  SUPPOSES.test(words) || CAN_YOU.test(words) || UNDECIDED.test(words)
