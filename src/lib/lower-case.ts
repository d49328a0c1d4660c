/** A text in lower case without accents, of the same length, so that places in both are the same. */
export const lowerCase = (text: string): string => text.replace(/[^\n -@[-~]/g, lowerLetter)

function lowerLetter(letter: string): string {
  const lower = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return lower.length === 1 ? lower : letter.toLowerCase().length === 1 ? letter.toLowerCase() : letter
}
