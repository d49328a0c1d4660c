/**
 * Converts a text to lower case without accents and emoji, for comparison. The result has the same length, so that an
 * index in it is also valid in the original.
 */

/** Characters with a fixed replacement, which has the same length. */
const SAME: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  ª: 'a',
  º: 'o',
  '°': 'o',
  '\n': '\n',
  '\r': '\n',
}

/** Folds one character: a letter becomes lower case without its accent, white space becomes a space. */
function foldOne(char: string): string {
  const same = SAME[char]
  if (same !== undefined) return same
  if (char <= '\u007f') return char <= ' ' || char === '\u007f' ? ' ' : char.toLowerCase()
  const [base = ' '] = char.normalize('NFD')
  const lower = base.toLowerCase()
  return lower.length === 1 && /^[\p{L}\p{N}]$/u.test(lower) ? lower : ' '
}

/** A text of which every character stays itself, but for its case. */
const PLAIN = /^[\n -_a-~]*$/
const folded = new Map<string, string>()

/** @param raw text in Unicode normalisation form NFC */
export function lowerWithoutAccents(raw: string): string {
  if (PLAIN.test(raw)) return raw.toLowerCase()
  let said = ''
  for (let at = 0; at < raw.length; at++) {
    const char = raw.charAt(at)
    let fold = folded.get(char)
    if (fold === undefined) {
      fold = foldOne(char)
      folded.set(char, fold)
    }
    said += fold
  }
  return said
}
