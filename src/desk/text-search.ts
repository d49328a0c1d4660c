/** Returns whether a text has each word of a search somewhere, whatever its accents and letters' case. */
export function hasWords(text: string, search: string): boolean {
  const own = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => own.includes(word))
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
