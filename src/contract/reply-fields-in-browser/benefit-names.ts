/** Names of benefits, for servers whose plans name them by their slugs alone (F3.3). */
const names: Readonly<Record<string, string>> = {
  MAX: 'HBO Max',
  'paramount-plus': 'Paramount+',
  'globo-play': 'Globoplay',
  'seguranca-digital': 'Segurança Digital',
  babbel: 'Babel',
  'aya-books': 'Audiobooks',
  'games-club': 'Games Club',
  looke: 'Looke',
  'aya-ensinah': 'Ensinah',
  'aya-bancah': 'Banca Virtual',
  deezer: 'Deezer',
  'band-sports': 'Band Sports',
  'band-news': 'Band News',
}

/** Returns the name of a benefit; of one that is not known a readable form of its slug: 'Disney Plus'. */
export const benefitName = (slug: string): string =>
  names[slug] ??
  slug
    .split(/[-_\s]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
