/** What the pictures of services and apps show: a house's set, to choose from at the desk. Nothing is uploaded. */

const addressOf = (slug: string) => `/beneficios/${slug.toLowerCase()}.svg`

/** What each picture of the set shows, by the slug of the service that it was drawn for. */
const labels: Readonly<Record<string, string>> = {
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

/** Those that have another picture for dark pages. */
const WITH_DARK = ['MAX', 'deezer'].map(addressOf)

/** Returns the picture of a benefit; of one that has none, that of the set for its slug, or a light at the end of a line. */
export const pictureOfBenefit = (slug: string, light: string | null): string =>
  light ?? addressOf(Object.hasOwn(labels, slug) ? slug : 'outro')

/** The choices of a form: the address of each picture, with what it shows. */
export const benefitPictureChoices = Object.entries(labels).map(
  ([slug, label]) => [addressOf(slug), label] as const,
)

/** Returns the picture for dark pages that goes with one. */
export const darkPictureOf = (light: string): string =>
  WITH_DARK.includes(light) ? light.replace('.svg', '-dark.svg') : light
