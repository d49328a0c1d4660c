/** Texts of pages without the site around them, which the server writes itself. */
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

/** Texts of the page shown while the server is starting (server/site/server-starting-page.ts). */
export const serverStartingWords = {
  title: `Um instante · ${brand.name}`,
  heading: 'Um instante: já estamos acendendo a luz',
  text: 'O site está começando. Leva poucos segundos, e esta página abre sozinha assim que tudo estiver pronto.',
  again: 'Tentar agora',
  help: ['Demorou? Ligue para', 'e uma pessoa ajuda você.'],
} as const

/** Texts of the page that replaces the pages of a campaign that has ended. */
export const endedCampaign = {
  title: 'Esta oferta terminou',
  offers: 'Ver as ofertas de agora',
} as const

/** Texts of the page that answers a form which was sent without the site's scripts. */
export const formWithoutScripts = {
  title: 'Continue por telefone',
  heading: 'Uma pessoa continua com você',
  text: 'As próximas perguntas precisam do JavaScript, que está desligado ou não carregou neste navegador. Nada do que você digitou foi guardado. Peça uma ligação, ligue ou chame no WhatsApp.',
  others: 'Outras formas de falar',
  whatsapp: 'Chamar no WhatsApp',
  call: (phone: string) => `Ligar para ${phone}`,
  again: 'Abrir a página de novo',
  home: 'Voltar ao início',
  failed: 'Não conseguimos anotar agora. Tente de novo ou ligue para a gente.',
} as const
