/** Texts of all e-mails to customers. */
import { brand } from './brand-and-phones.ts'

/** Texts of the e-mail that confirms an order. The e-mail also uses texts of the receipt and legal texts. */
export const orderEmailWords = {
  subject: (orderNumber: string) => `Seu pedido ${orderNumber} está confirmado`,
  /** Preview text that e-mail programs show next to the subject. */
  preview: (plan: string, when: string) => (when ? `${plan}. Instalação: ${when}.` : plan),
  order: {
    title: (name: string) => (name ? `${name}, seu pedido está feito` : 'Seu pedido está feito'),
    lead: 'A fibra já tem caminho até a sua casa.',
  },
  renewal: {
    title: (name: string) => (name ? `${name}, sua renovação está feita` : 'Sua renovação está feita'),
    lead: 'Você segue com a mesma fibra, agora com a oferta nova.',
  },
  plan: 'Seu plano',
  details: 'Os detalhes',
  labels: {
    order: 'Pedido',
    placed: 'Feito em',
    address: 'Endereço',
    due: 'Vencimento',
    payment: 'Pagamento',
  },
  /** Below an address from which a part was left out, because it could be mistaken for a link or a phone number. */
  addressCut: 'O endereço completo está anotado no seu pedido.',
  due: (day: number) => `Todo dia ${day}`,
  debit: 'Débito automático',
  invoice: 'Fatura todo mês',
  help: 'Precisa mudar alguma coisa?',
  helpText: 'Fale com a gente e diga o número do pedido.',
  /** Shown above the link back to the order. */
  linkText: 'O link é só seu e vale até o dia da visita.',
  link: 'Ver o meu pedido',
  whatsapp: 'Chamar no WhatsApp',
  call: (phone: string) => `Ligar para ${phone}`,
  automatic: 'Não pedimos senha nem dados de cartão por e-mail.',
  notYou: 'Não foi você? Avise a gente por um dos canais acima.',
} as const

/** Texts of the e-mail about a changed appointment. */
export const rescheduleEmailWords = {
  subject: (orderNumber: string) => `A visita do pedido ${orderNumber} mudou de dia`,
  /** Of an order that had no day so far. */
  bookedSubject: (orderNumber: string) => `A visita do pedido ${orderNumber} está marcada`,
  booked: (name: string) => (name ? `${name}, a sua visita está marcada` : 'A sua visita está marcada'),
  day: 'Dia',
  title: (name: string) => (name ? `${name}, a sua visita mudou de dia` : 'A sua visita mudou de dia'),
  now: 'Novo dia',
  before: 'Antes',
  where: 'Onde',
  file: 'O arquivo anexo põe a visita na sua agenda, no lugar da anterior.',
  newFile: 'O arquivo anexo põe a visita na sua agenda.',
  notYou: 'Não foi você? Avise a gente por um destes canais.',
} as const

/** Texts of the e-mail about a cancelled order. */
export const cancelEmailWords = {
  subject: (orderNumber: string) => `O pedido ${orderNumber} foi cancelado`,
  title: (name: string) => (name ? `${name}, o seu pedido foi cancelado` : 'O seu pedido foi cancelado'),
  text: (orderNumber: string) => `O pedido ${orderNumber} não vale mais, e nenhum técnico vai à sua casa.`,
  notYou: 'Não foi isso que combinamos, ou mudou de ideia? Fale com a gente por um destes canais.',
} as const

/** Texts of the e-mail about a corrected contact of an order. It goes to the old and to the new address. */
export const contactEmailWords = {
  subject: (orderNumber: string) => `O contato do pedido ${orderNumber} mudou`,
  title: (name: string) =>
    name ? `${name}, o contato do seu pedido mudou` : 'O contato do seu pedido mudou',
  text: (orderNumber: string) => `A nossa equipe corrigiu o contato do pedido ${orderNumber}.`,
  now: 'Agora vale',
  email: (masked: string) => `E-mail: ${masked}`,
  phone: (masked: string) => `Telefone: ${masked}`,
  corrected: (masked: string) => `Nome: ${masked}`,
  notYou: 'Você não pediu isso? Avise a gente por um destes canais.',
} as const

/** Texts of the e-mail about an order that was put right, or that waits for the buyer's yes. */
export const changeEmailWords = {
  subject: (orderNumber: string) => `O pedido ${orderNumber} mudou`,
  title: (name: string) => (name ? `${name}, o seu pedido mudou` : 'O seu pedido mudou'),
  text: (orderNumber: string) => `A nossa equipe corrigiu o pedido ${orderNumber}.`,
  askedSubject: (orderNumber: string) => `Confirme a mudança do pedido ${orderNumber}`,
  askedTitle: (name: string) => (name ? `${name}, falta o seu sim` : 'Falta o seu sim'),
  asked: (orderNumber: string) =>
    `Esta mudança do pedido ${orderNumber} só vale se você confirmar em 3 dias. Até lá, o pedido fica como está.`,
  confirm: 'Ver e confirmar a mudança',
  address: 'Endereço',
  notYou: 'Você não pediu isso? Avise a gente por um destes canais.',
} as const

/** Texts of the e-mail with a sentence to all who ordered at a price. */
export const messageEmailWords = {
  subject: (orderNumber: string) => `Sobre o seu pedido ${orderNumber}`,
  title: (name: string, orderNumber: string) =>
    `${name ? `${name}, sobre` : 'Sobre'} o seu pedido ${orderNumber}`,
  ask: 'Ficou alguma dúvida? Fale com a gente por um destes canais.',
} as const

/** Texts of the e-mail with a six-digit code. */
export const codeEmailWords = {
  title: `Seu código da ${brand.name}`,
  subject: (code: string) => `${code} é o seu código da ${brand.name}`,
  validity: (minutes: number) => `Ele vale por ${minutes} minutos. Digite só na página em que você está.`,
  notYou:
    'Não pediu este código? Ignore esta mensagem: sem ele nada acontece. Nunca pedimos o código por telefone.',
} as const

/** Texts of the e-mail with a link back to an unfinished order. */
export const resumeEmailWords = {
  title: 'Continue o seu pedido',
  subject: `Continue o seu pedido da ${brand.name}`,
  link: 'Continuar de onde parei',
  validity: (minutes: number) =>
    `O link funciona uma vez, ${
      minutes < 120 ? `pelos próximos ${minutes} minutos` : 'até amanhã a esta hora'
    }. Depois, peça outro na página do pedido.`,
} as const
