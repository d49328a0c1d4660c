/**
 * Says in a word or two what kind of service each benefit of a plan is, because many visitors do not know its name. The
 * keys are slugs of benefits. The kinds that most visitors look for come first.
 */
export const benefitKinds: Readonly<Record<string, string>> = {
  looke: 'filmes',
  'games-club': 'jogos',
  deezer: 'músicas',
  'band-sports': 'esportes',
  'band-news': 'notícias',
  babbel: 'cursos de idiomas',
  'aya-ensinah': 'reforço escolar',
  'aya-books': 'audiolivros',
  'aya-bancah': 'revistas',
  'seguranca-digital': 'antivírus',
}
