/** Texts shown where the scripts of a page did not arrive. */
export const pageNotLoaded = {
  title: 'Esta página não abriu direito',
  text: 'A conexão pode estar instável. Tente de novo ou fale com uma pessoa agora.',
  again: 'Tentar de novo',
  whatsapp: 'Chamar no WhatsApp',
  call: (phone: string) => `Ligar para ${phone}`,
} as const
