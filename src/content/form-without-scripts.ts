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
