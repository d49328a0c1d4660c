import { brand } from './brand-and-phones.ts'

/** Texts of the page for browsers whose cookies are too large for the server (server/site/refuse-large-headers.ts). */
export const largeCookiesWords = {
  title: `Cookies demais · ${brand.name}`,
  heading: 'O site não abre com tantos cookies',
  text: 'Seu navegador guardou cookies demais deste site e manda todos a cada página. Apague os cookies deste site e abra a página de novo. Um pedido já feito continua valendo.',
  how: 'No Chrome e no Edge, toque no ícone antes do endereço e depois em “Cookies e dados do site”. No Safari e no Firefox, fica nos ajustes, em “Privacidade”.',
  again: 'Abrir de novo',
  help: ['Não deu certo? Ligue para', 'e uma pessoa ajuda você.'],
} as const
