/**
 * The campaign prefixes that the specification and the decisions name. Tables of tests check these; later campaigns are
 * described only by their folders.
 */
export const SPEC_PREFIXES: readonly string[] = [
  ...'timcontrole timblack timpre b d black-friday fluxo oferta-colaborador r b/r rs hbo-max paramount c'.split(
    ' ',
  ),
  ...'r2 r3 migracao-ultrafibra globoplay globoplay/timpre globoplay/timcontrole globoplay/timblack'.split(
    ' ',
  ),
  ...'sp es b/timblack premium livelo'.split(' '),
]
