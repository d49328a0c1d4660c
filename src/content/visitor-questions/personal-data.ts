import { brand } from '../brand.ts'
import { documentsLink, type Fact } from './types.ts'

/** Visitors' questions about personal data and how to reach the operator, with answers. */
export const personFacts = {
  'por-que-cpf': {
    title: 'Por que pedem o CPF?',
    questions: [
      'por que precisa do cpf?',
      'pra que o cpf?',
      'pq vcs querem meu cpf?',
      'preciso mesmo dar o cpf?',
      'por que pedem CPF?',
      'não quero passar meu cpf',
      'é seguro passar meu cpf?',
      'vão consultar meu nome no serasa?',
      'consulta spc?',
      'tenho nome sujo, posso contratar?',
      'o que fazem com meu cpf?',
      'cpf é obrigatório?',
      'posso contratar sem cpf?',
      'pra q vc quer meu documento',
      'posso usar o cpf da minha mãe?',
    ],
    // S23 (encrypted), S3 (masked), D10 (identity is checked)
    answer: () =>
      'O contrato sai nesse CPF, e com ele conferimos que é você mesmo quem está pedindo. Ele fica guardado cifrado e, depois, só aparece em parte na tela.',
  },
  'por-que-mae': {
    title: 'Por que pedem o nome da mãe?',
    questions: [
      'por que precisa do nome da minha mãe?',
      'pra que o nome da mãe?',
      'pq o nome da mae',
      'o que minha mãe tem a ver com isso?',
      'não quero dar o nome da minha mãe',
      'por que vocês querem saber da minha mãe?',
      'precisa mesmo do nome da mãe?',
      'minha mãe já faleceu, precisa?',
      'não tenho mãe no documento',
      'não conheço minha mãe',
      'fui adotado, coloco qual mãe?',
      'tenho dois pais, o que coloco?',
      'pode ser o nome do pai?',
      'é obrigatório o nome da mãe?',
      'pra q isso de nome da mae kkk',
    ],
    // D10 (identity), U4, D22 (masked)
    answer: () =>
      'É para confirmar que é você mesmo quem está contratando, e não alguém usando seus dados. Vale o nome que está no seu documento; se não houver nenhum, fale com uma pessoa da equipe.',
  },
  'seguranca-dados': {
    title: 'Meus dados estão seguros?',
    questions: [
      'meus dados estão seguros?',
      'é seguro?',
      'isso é golpe?',
      'como sei que não é golpe?',
      'esse site é confiável?',
      'o que vocês fazem com meus dados?',
      'vão vender meus dados?',
      'lgpd',
      'quem vê meus dados?',
      'posso apagar meus dados?',
      'quero que apaguem meus dados',
      'vocês guardam meus dados bancários?',
      'é seguro passar a conta do banco?',
      'política de privacidade',
      'vcs sao a tim mesmo?',
      'vão me mandar spam?',
    ],
    // S23, S3, S24
    answer: () =>
      'CPF, CNPJ e dados bancários ficam cifrados, e o que é sensível só aparece em parte na tela. Um pedido que não termina é apagado depois de 90 dias parado. Se quiser, use “Apagar meus dados”, na ajuda.',
    link: { label: 'Política de privacidade (PDF)', href: '/politica-de-privacidade.pdf' },
  },
  documentos: {
    title: 'Quais documentos são necessários?',
    questions: [
      'quais documentos precisa?',
      'que documentos eu preciso?',
      'o que preciso pra contratar?',
      'precisa mandar foto do rg?',
      'precisa de comprovante de residência?',
      'preciso de comprovante de renda?',
      'tem que tirar selfie?',
      'precisa mandar foto do documento?',
      'documentação necessária',
      'quais dados vocês pedem?',
      'preciso do rg?',
      'aceita cnh?',
      'precisa assinar alguma coisa?',
      'onde envio os documentos?',
      'docs pra contratar',
      'pode ser com passaporte?',
      'sou estrangeiro, posso contratar?',
    ],
    // D1 (what is asked), D17, M2.67 (identity may be checked with a document and a selfie)
    answer: () =>
      'Neste pedido você não envia nenhum arquivo: só responde nome, nascimento, nome da mãe e CPF, ou CNPJ se for empresa. Se depois for preciso verificar sua identidade, podem pedir foto de um documento oficial e uma selfie.',
    link: documentsLink,
  },
  contato: {
    title: 'Como falo com vocês?',
    questions: [
      'qual o telefone de vocês?',
      'qual o numero pra ligar?',
      'tem whatsapp?',
      'qual o whats de vcs',
      'como falo com vocês?',
      'tem algum telefone de contato?',
      'qual o 0800?',
      'me passa o contato',
      'telefone do sac',
      'número do suporte',
      'onde reclamo?',
      'podem me ligar?',
      'me liga',
      'tem loja física?',
      'tem e-mail de contato?',
      'canais de atendimento',
      'telefone da central',
    ],
    // M9.10, D43
    answer: () =>
      `Vendas: ${brand.sales.phone}. Suporte, para quem já é cliente: ${brand.support.phone}. Também dá para chamar no WhatsApp ou pedir uma ligação.`,
    link: { label: brand.callRequest.label, href: brand.callRequest.href },
  },
  'horario-atendimento': {
    title: 'Qual é o horário de atendimento?',
    questions: [
      'qual o horário de atendimento?',
      'que horas vocês atendem?',
      'horario de funcionamento',
      'até que horas atende?',
      'vocês atendem de domingo?',
      'atende sábado?',
      'atende fim de semana?',
      'atende feriado?',
      'vocês atendem 24 horas?',
      'que horas abre?',
      'que horas fecha?',
      'tem atendente agora?',
      'tem alguém atendendo a essa hora?',
      'posso ligar que horas?',
      'horario do atendimento humano',
      'tão atendendo hj?',
    ],
    // the specification gives no opening hours; D23 and F9.3 give the hours of installations
    answer: () =>
      `Pelo site você pede a qualquer hora. As visitas de instalação são de segunda a sábado, das 8h às 18h. O horário das pessoas da equipe se confirma pelo ${brand.sales.phone}.`,
    link: { label: brand.callRequest.label, href: brand.callRequest.href },
  },
} as const satisfies Record<string, Fact>
