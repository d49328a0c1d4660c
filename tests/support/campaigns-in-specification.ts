/**
 * Campaign prefixes that the specification or docs/decisions name. Table-driven tests cover these; later campaigns are
 * defined only by their folders.
 */
export const SPECIFICATION_PREFIXES: readonly string[] = [
  ...'timcontrole timblack timpre b d black-friday fluxo oferta-colaborador r b/r rs hbo-max paramount c'.split(
    ' ',
  ),
  ...'r2 r3 migracao-ultrafibra globoplay globoplay/timpre globoplay/timcontrole globoplay/timblack'.split(
    ' ',
  ),
  ...'sp es b/timblack premium livelo'.split(' '),
]
