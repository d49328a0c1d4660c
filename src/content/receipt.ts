/** Texts of the receipt, the last page of an order. Its list of what happens next is in what-happens-next.ts. */
import { brand } from './brand-and-phones.ts'

export const receipt = {
  lead: (name: string, isCompany: boolean) =>
    `${name}, a fibra já tem caminho até a sua ${isCompany ? 'empresa' : 'casa'}.`,
  cancelled: {
    title: 'Este pedido foi cancelado',
    lead: 'Ele não vale mais, e nenhum técnico vai ao endereço. Quer fibra mesmo assim? Fale com a gente.',
  },
  number: 'Número do pedido',
  /** The company in whose name the contract is. */
  company: 'CNPJ da empresa',
  copy: 'Copiar número',
  copied: 'Número copiado',
  next: 'O que acontece agora',
  keep: 'Para guardar',
  calendar: 'Pôr a visita na agenda',
  whatsapp: 'Mandar para meu WhatsApp',
  /** WhatsApp message with the order; it contains no name, address or tax number. */
  message: (orderNumber: string, when: string) =>
    `Meu pedido da ${brand.name}: ${orderNumber}.${when && `\nInstalação: ${when}.`}`,
  print: 'Imprimir ou salvar em PDF',
} as const
