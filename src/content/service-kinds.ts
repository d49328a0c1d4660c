/**
 * Says in a word or two what each service of a plan is for, by the service's slug, because many visitors do not know
 * the names. The kinds that more visitors look for come first. Well-known streaming services are not listed; services
 * that only an edition knows are shown by name.
 */
export const serviceKinds: Readonly<Record<string, string>> = {
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
