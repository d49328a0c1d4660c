/** Ways in which people ask about personal data and how to reach the operator, including typos and slang. */

export const personalDataWordings = {
  'por-que-cpf': [
    'preciso mesmo dar o cpf?',
    'não quero passar meu cpf',
    'é seguro passar meu cpf?',
    'posso contratar sem cpf?',
    'pra q vc quer meu documento',
    'posso usar o cpf da minha mãe?',
  ],
  'por-que-mae': [
    'não quero dar o nome da minha mãe',
    'minha mãe já faleceu, precisa?',
    'não conheço minha mãe',
    'fui adotado, coloco qual mãe?',
    'pode ser o nome do pai?',
  ],
  'seguranca-dados': [
    'quem vê meus dados?',
    'posso apagar meus dados?',
    'quero que apaguem meus dados',
    'vocês guardam meus dados bancários?',
    'vcs sao a tim mesmo?',
    'vão me mandar spam?',
  ],
  documentos: [
    'quais dados vocês pedem?',
    'precisa assinar alguma coisa?',
    'pode ser com passaporte?',
    'sou estrangeiro, posso contratar?',
  ],
  contato: [
    'tem algum telefone de contato?',
    'me passa o contato',
    'onde reclamo?',
    'podem me ligar?',
    'me liga',
    'tem e-mail de contato?',
    'canais de atendimento',
  ],
  'horario-atendimento': [
    'tem atendente agora?',
    'tem alguém atendendo a essa hora?',
    'posso ligar que horas?',
    'horario do atendimento humano',
    'tão atendendo hj?',
  ],
} as const satisfies Record<string, readonly string[]>
