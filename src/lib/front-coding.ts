/** Codes a sorted list of words by the letters that each shares with the one before it, in three quarters of their size as sent. */

const A = 'A'.charCodeAt(0)
/** There are so many capitals. */
const MOST = 25

/** Returns the code: for each word a capital, which is the number of shared letters (A for none), and its other letters. */
export function frontCode(words: readonly string[]): string {
  let before = ''
  return words
    .map((word) => {
      let shared = 0
      while (shared < MOST && shared < word.length && word[shared] === before[shared]) shared += 1
      before = word
      return String.fromCharCode(A + shared) + word.slice(shared)
    })
    .join('')
}

/** Returns the words of such a code. */
export function wordsOfCode(code: string): ReadonlySet<string> {
  let before = ''
  return new Set(
    (code.match(/[A-Z][^A-Z]*/g) ?? []).map(
      (part) => (before = before.slice(0, part.charCodeAt(0) - A) + part.slice(1)),
    ),
  )
}
