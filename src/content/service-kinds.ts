/**
 * What the services that come with plans are for, by slug, in a word or two: many visitors do not know their names. What
 * more visitors look for comes first. Streaming services are not among them, because their names are well known.
 * A service that only an edition knows is called by its name.
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
  'seguranca-digital': 'proteção contra vírus',
}
