import { brand } from './brand-and-phones.ts'

/** Texts of the page shown while the server is starting (server/site/server-starting-page.ts). */
export const serverStartingWords = {
  title: `Um instante · ${brand.name}`,
  heading: 'Um instante: já estamos acendendo a luz',
  text: 'O site está começando. Leva poucos segundos, e esta página abre sozinha assim que tudo estiver pronto.',
  again: 'Tentar agora',
  help: ['Demorou? Ligue para', 'e uma pessoa ajuda você.'],
} as const
