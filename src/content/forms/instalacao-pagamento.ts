import type { FormText } from '../text-types.ts'

/** Texts of the order page that asks for the installation address and the payment together. */
export const instalacaoPagamento: FormText = {
  title: 'Instalação e pagamento',
  heading: 'Como ficam a instalação e o pagamento?',
  why: 'Depois disso, só falta conferir e confirmar.',
  parts: {
    instalacao: 'Endereço da instalação',
    'data-de-vencimento': 'Pagamento',
    'conta-debito': 'Sua conta',
  },
  reasons: ['data-de-vencimento', 'ativar-debito', 'conta-debito'],
  submit: 'Continuar',
}
