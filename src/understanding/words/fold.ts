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

/** One character as it is compared: a lower-case letter without its mark, white space as a space. */
function foldOne(char: string): string {
  const same = SAME[char]
  if (same !== undefined) return same
  if (char <= '\u007f') return char <= ' ' || char === '\u007f' ? ' ' : char.toLowerCase()
  const [base = ' '] = char.normalize('NFD')
  const lower = base.toLowerCase()
  return lower.length === 1 && /^[\p{L}\p{N}]$/u.test(lower) ? lower : ' '
}

/**
 * A text as it is compared: no capitals, diacritics or emoji; letter for letter under the original, so that what is
 * found in one can be cut from the other. The original must be in NFC.
 */
export function fold(raw: string): string {
  let said = ''
  for (let at = 0; at < raw.length; at++) said += foldOne(raw[at] ?? '')
  return said
}
