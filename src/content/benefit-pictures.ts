/** The pictures of services and apps that come with plans: a house's set, to choose from. Nothing is uploaded. */

type BenefitPicture = {
  /** What it shows. */
  readonly label: string
  /** The file in `public/beneficios`, and the one for dark pages if there is another. */
  readonly file: string
  readonly dark?: string
}

/** The pictures by the names of their emblems (src/ui/art/benefit-emblems.ts). */
const pictures: Readonly<Record<string, BenefitPicture>> = {
  'globo-play': { label: 'Paisagem com sol', file: 'globo-play' },
  MAX: { label: 'Tela de cinema', file: 'max', dark: 'max-dark' },
  'paramount-plus': { label: 'Molduras', file: 'paramount-plus' },
  looke: { label: 'Rolo de filme', file: 'looke' },
  deezer: { label: 'Disco', file: 'deezer', dark: 'deezer-dark' },
  'band-sports': { label: 'Estádio', file: 'band-sports' },
  'band-news': { label: 'Microfone', file: 'band-news' },
  'aya-bancah': { label: 'Jornal', file: 'aya-bancah' },
  'aya-books': { label: 'Livro com som', file: 'aya-books' },
  'aya-ensinah': { label: 'Degraus', file: 'aya-ensinah' },
  babbel: { label: 'Balões de conversa', file: 'babbel' },
  'games-club': { label: 'Controle de jogo', file: 'games-club' },
  'seguranca-digital': { label: 'Escudo', file: 'seguranca-digital' },
}

const addressOf = (file: string) => `/beneficios/${file}.svg`

/** The choices of a form: the address of each picture, with what it shows. */
export const benefitPictureChoices = Object.values(pictures).map(
  ({ file, label }) => [addressOf(file), label] as const,
)

/** Returns the picture for dark pages that goes with one. */
export const darkPictureOf = (light: string): string => {
  const found = Object.values(pictures).find(({ file }) => addressOf(file) === light)
  return found?.dark === undefined ? light : addressOf(found.dark)
}

/** Returns the name of the emblem that a picture shows; undefined for a picture of another set. */
export const emblemOfPicture = (light: string | null): string | undefined =>
  Object.keys(pictures).find((name) => addressOf(pictures[name]?.file ?? '') === light)
