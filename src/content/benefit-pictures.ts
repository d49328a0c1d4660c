/** What the pictures of services and apps show: a house's set, to choose from at the desk. Nothing is uploaded. */

/** A file in `public/beneficios`, without its ending. */
const benefitPictureFiles = {
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

const benefitPictureAddress = (file: string) => `/beneficios/${file}.svg`

type Emblem = keyof typeof benefitPictureFiles

const labels: Readonly<Record<Emblem, string>> = {
  'globo-play': 'Paisagem com sol',
  MAX: 'Tela de cinema',
  'paramount-plus': 'Molduras',
  looke: 'Rolo de filme',
  deezer: 'Disco',
  'band-sports': 'Estádio',
  'band-news': 'Microfone',
  'aya-bancah': 'Jornal',
  'aya-books': 'Livro com som',
  'aya-ensinah': 'Degraus',
  babbel: 'Balões de conversa',
  'games-club': 'Controle de jogo',
  'seguranca-digital': 'Escudo',
}

/** The pictures that have another one for dark pages. */
const darkFiles: Readonly<Partial<Record<Emblem, string>>> = { MAX: 'max-dark', deezer: 'deezer-dark' }

const emblems = Object.keys(labels) as Emblem[]
const addressOf = (emblem: Emblem) => benefitPictureAddress(benefitPictureFiles[emblem])

/** Returns the picture of a benefit; of one that has none, that of the set for its slug, or a light at the end of a line. */
export const pictureOfBenefit = (slug: string, light: string | null): string =>
  light ??
  benefitPictureAddress(
    Object.entries(benefitPictureFiles).find(([emblem]) => emblem === slug)?.[1] ?? 'outro',
  )

/** The choices of a form: the address of each picture, with what it shows. */
export const benefitPictureChoices = emblems.map((emblem) => [addressOf(emblem), labels[emblem]] as const)

/** Returns the picture for dark pages that goes with one. */
export const darkPictureOf = (light: string): string => {
  const dark = emblems.map((emblem) => addressOf(emblem) === light && darkFiles[emblem]).find(Boolean)
  return dark ? benefitPictureAddress(dark) : light
}
