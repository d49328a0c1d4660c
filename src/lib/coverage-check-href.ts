/**
 * Returns the path of the coverage check's first page, without campaign prefix. Its last segment is generated from the
 * place of the link, so that logs tell links apart; the page ignores it.
 */
export function coverageCheckHref(place: string): string {
  // FNV-1a, 32 bits
  const bytes = new TextEncoder().encode(place)
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return `/consultar-cobertura/cep/${(hash >>> 0).toString(36).padStart(4, '0')}/`
}
