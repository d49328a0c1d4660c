/** Texts of the receipt (pedido-realizado). What happens next: next-events.ts. */
export const receipt = {
  lead: (name: string) => `${name}, a fibra já tem caminho até a sua casa.`,
  number: 'Número do pedido',
  copy: 'Copiar número',
  copied: 'Número copiado',
  next: 'O que acontece agora',
  order: 'O que você pediu',
  keep: 'Para guardar',
  calendar: 'Pôr a visita na agenda',
  calendarMailed: 'O arquivo da agenda vai também com o e-mail de confirmação.',
  whatsapp: 'Mandar para o meu WhatsApp',
  /** What is sent: no name, no address, no document. */
  message: (orderNumber: string, when: string) =>
    `Meu pedido da TIM Ultrafibra: ${orderNumber}.${when && `\nInstalação: ${when}.`}`,
  review: 'Ver o pedido completo',
  print: 'Imprimir ou salvar em PDF',
} as const
