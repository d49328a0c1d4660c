/**
 * What the services that come with plans are for, by slug, in a word or two, since their names say nothing to who reads
 * them for the first time. What more visitors look for comes first. Streaming is not among them: its names are known.
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
