/**
 * Campaign prefixes that the specification and the decisions name: the 23 of M§2, b/timblack, premium and livelo.
 * Tables of tests say what is said of them there; a later campaign is described by its folder alone.
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
