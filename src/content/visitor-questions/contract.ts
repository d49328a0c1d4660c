import { brand } from '../brand.ts'
import { documentsLink, type Fact } from './types.ts'

/** Link to the offers for existing customers. */
const customersLink = { label: 'Ofertas para quem já é cliente', href: '/consulta-cpf/' } as const

/**
 * Visitors' questions about the contract, with answers: minimum term, cancelling, moving house, changing the
 * plan, existing customers.
 */
export const contractFacts = {
  fidelidade: {
    title: 'Tem fidelidade?',
    questions: [
      'tem fidelidade?',
      'qual a fidelidade',
      'tem fidelidad',
      'tem contrato de fidelidade?',
      'fidelidade de quanto tempo?',
      'fico preso por quanto tempo?',
      'tem prazo mínimo?',
      'tem tempo minimo de contrato?',
      'permanência mínima',
      'sou obrigado a ficar 12 meses?',
      'precisa ficar um ano?',
      'é sem fidelidade?',
      'tem plano sem fidelidade?',
      'tem carência?',
      'o contrato é de quantos meses?',
      'quanto tempo de contrato',
      'a fidelidade é de 1 ano?',
    ],
    // U5, M9.6
    answer: () =>
      'Sim, a fidelidade é de 12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.',
    link: documentsLink,
  },
  multa: {
    title: 'Qual é a multa se eu cancelar antes?',
    questions: [
      'qual a multa?',
      'tem multa?',
      'quanto é a multa se eu cancelar?',
      'qual o valor da multa',
      'se eu cancelar antes pago quanto?',
      'pago multa se sair antes?',
      'multa de cancelamento',
      'multa rescisória',
      'quanto pago pra cancelar antes de 12 meses?',
      'e se eu cancelar antes de um ano?',
      'cancelar antes do prazo tem custo?',
      'tem multa por quebra de contrato?',
      'multa por quebra de fidelidade',
      'se eu desistir no meio pago multa?',
      'qnto é a multa',
    ],
    // M9.6, U5; the amount is not in the specification
    answer: () =>
      `Não há um valor fixo em reais: quem cancela antes de completar 12 meses pode pagar multa proporcional ao que falta, menor a cada mês. Quanto seria no seu caso, a equipe diz pelo ${brand.sales.phone}; as condições estão no regulamento da oferta e no contrato.`,
    link: documentsLink,
  },
  cancelar: {
    title: 'Como cancelo?',
    questions: [
      'como cancelo?',
      'como faço para cancelar?',
      'posso cancelar quando quiser?',
      'dá pra cancelar depois?',
      'quero cancelar minha internet',
      'e se eu me arrepender?',
      'posso desistir?',
      'como desisto do pedido?',
      'como cancelar o pedido',
      'se não gostar posso cancelar?',
      'posso devolver se não gostar?',
      'tem 7 dias pra desistir?',
      'onde cancelo o plano?',
      'como cancela o streaming?',
      'cancelamento como funciona',
      'é fácil de cancelar?',
    ],
    // U6, M9.6, M9.10
    answer: () =>
      `Nada é contratado antes de você tocar em “Confirmar pedido”, então até lá é só sair. Depois, fale com o suporte, no ${brand.support.phone}; antes de 12 meses pode haver multa proporcional. Se o plano tiver streaming, o acesso vai até o fim do ciclo.`,
    link: documentsLink,
  },
  'mudar-endereco': {
    title: 'E se eu mudar de endereço?',
    questions: [
      'e se eu mudar de casa?',
      'vou me mudar, posso levar a internet?',
      'posso mudar de endereço?',
      'mudança de endereço',
      'e se eu me mudar depois?',
      'dá pra transferir a internet pra outra casa?',
      'quero instalar em outro endereço',
      'posso trocar o endereço depois?',
      'se eu mudar de cidade como fica?',
      'vou mudar mes que vem',
      'posso pedir pra casa da minha mãe?',
      'a internet pode ir comigo se eu mudar?',
      'muda de endereço paga?',
      'transferência de endereço',
      'moro de aluguel, e se eu sair?',
    ],
    // D15, D62 (a corrected address is checked again), M9.10
    answer: () =>
      `Antes de confirmar o pedido, é só corrigir o endereço: a fibra é consultada de novo no lugar certo. Depois da instalação, fale com o suporte, no ${brand.support.phone}, porque a mudança depende de haver fibra no endereço novo.`,
  },
  'trocar-plano': {
    title: 'Posso trocar de plano?',
    questions: [
      'posso trocar de plano depois?',
      'dá pra mudar de plano?',
      'posso aumentar a velocidade depois?',
      'e se eu quiser mais velocidade?',
      'como mudo de plano?',
      'quero diminuir o plano',
      'posso baixar o plano depois?',
      'dá pra fazer upgrade?',
      'troca de plano paga?',
      'consigo trocar o plano que escolhi?',
      'e se eu não gostar da velocidade?',
      'mudar de velocidade depois',
      'da pra alterar o plano?',
      'posso mudar pra um mais barato depois?',
      'migrar de plano',
    ],
    // D2 (Trocar plano), D15, D51
    answer: () =>
      'Antes de confirmar, você troca quando quiser, em “Trocar plano”, e o resto do pedido fica como está. Quem já é cliente consulta as ofertas com o CPF do titular.',
    link: customersLink,
  },
  empresa: {
    title: 'Atende empresa?',
    questions: [
      'atende empresa?',
      'tem plano empresarial?',
      'tem plano pra empresa?',
      'posso contratar no cnpj?',
      'dá pra fazer no CNPJ?',
      'sou MEI, posso contratar?',
      'é para minha loja',
      'quero pra um comércio',
      'plano pj',
      'pessoa jurídica pode?',
      'internet para escritório',
      'tem plano business?',
      'emite nota no cnpj?',
      'quero no nome da firma',
      'tenho cnpj muda alguma coisa?',
      'tem ip fixo?',
    ],
    // D17 (CNPJ, representative), M2.52 and M9.5 (1 Giga business)
    answer: () =>
      'Sim: quando chegar a pergunta do documento, escolha “Para uma empresa” e informe o CNPJ. Os dados pessoais ficam como os do representante. Nas ofertas para empresas há o 1 Giga por R$ 119,99 por mês com débito automático.',
  },
  'ja-sou-cliente': {
    title: 'Já sou cliente. E agora?',
    questions: [
      'já sou cliente',
      'ja sou cliente de vcs',
      'eu já tenho a internet de vocês',
      'sou cliente tim',
      'já tenho tim fibra em casa',
      'já tenho um plano, quero renovar',
      'quero renovar meu plano',
      'quero renovar o contrato',
      'sou cliente antigo, tem desconto?',
      'tem oferta pra quem já é cliente?',
      'cliente antigo paga quanto?',
      'quero migrar pra fibra',
      'tenho o plano antigo, como passo pra fibra?',
      'preciso da segunda via da fatura',
      '2 via da conta',
      'minha internet não está funcionando',
      'tô sem internet',
    ],
    // D9, D51, M9.10
    answer: () =>
      `Quem já é cliente consulta as ofertas de renovação ou de migração para a fibra com o CPF do titular. Para fatura ou problema na internet, fale com o suporte, no ${brand.support.phone}.`,
    link: customersLink,
  },
} as const satisfies Record<string, Fact>
