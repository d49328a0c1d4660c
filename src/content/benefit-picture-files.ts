/**
 * The files of the pictures that the shop's team may choose for services and apps, by the names of their emblems
 * (src/ui/art/benefit-emblems.ts). Apart from what they show (benefit-pictures.ts), which only the desk says.
 */

/** A file in `public/beneficios`, without its ending. */
export const benefitPictureFiles = {
  'globo-play': 'globo-play',
  MAX: 'max',
  'paramount-plus': 'paramount-plus',
  looke: 'looke',
  deezer: 'deezer',
  'band-sports': 'band-sports',
  'band-news': 'band-news',
  'aya-bancah': 'aya-bancah',
  'aya-books': 'aya-books',
  'aya-ensinah': 'aya-ensinah',
  babbel: 'babbel',
  'games-club': 'games-club',
  'seguranca-digital': 'seguranca-digital',
} as const

export const benefitPictureAddress = (file: string) => `/beneficios/${file}.svg`

/** Returns the name of the emblem that a picture shows; undefined for a picture of another set. */
export const emblemOfPicture = (light: string | null): string | undefined =>
  Object.entries(benefitPictureFiles).find(([, file]) => benefitPictureAddress(file) === light)?.[0]
