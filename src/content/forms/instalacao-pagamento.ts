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
  notes: {
    'ativar-debito': 'O desconto na mensalidade vale nos primeiros 12 meses, com o débito automático ativo.',
    'conta-debito':
      'Nada é cobrado agora: o débito começa na primeira fatura, no dia do vencimento. A conta precisa estar no seu nome.',
  },
  submit: 'Continuar',
}
