/** How the marks of an e-mail address are dictated, and where spaces stand in one (lower case, no accents). */

/** What is dictated for a mark, with the spaces around it. */
export const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\s*,?\s*(?:arr?oba|arouba)\b\s*,?\s*/g, '@'],
  [/\s+at\s+(?=[a-z]+(?:\.| ponto| dot))/g, '@'],
  [/\s+(?:ponto|pto|dot)\s+(?=[a-z\d])/g, '.'],
  [/\s*\b(?:underline|underscore|anderline|underlaine|sublinhado|sublinha)\b\s*/g, '_'],
  [/\s+(?:traco|tracinho|hifen|menos)\s+(?=[a-z\d]+[ .@_-])/g, '-'],
  // 'ana vinte e dois arroba …'
  [/(?<=[a-z])\s+(?=\d{1,4}@)/g, ''],
]
/** Spaces and missing dots that keyboards and people put: 'ana @ gmail . com', 'ana@yahoo com br'. */
export const SPACED: readonly (readonly [RegExp, string])[] = [
  [/\s?@\s?/g, '@'],
  [/(?<=@[a-z\d-]{1,40})(?:\s?\.\s?|\s)(?=(?:com|org|net|gov|edu|adv)(?![a-z]))/gi, '.'],
  [/(?<=@[a-z\d-]{1,40}\.(?:com|org|net|gov|edu))(?:\s?\.\s?|\s)(?=br(?![a-z]))/gi, '.'],
]
