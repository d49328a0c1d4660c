/** Invalid answers for every field of the standard journey, each with the expected error text. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import type { Fields } from './people.ts'

export type BadAnswer = {
  readonly values: Fields
  /** The field that is wrong, and gets the focus. */
  readonly field: string
  readonly says: string
}

const bad = (field: string, value: string, says: string, more: Fields = {}): BadAnswer => ({
  values: { ...more, [field]: value },
  field,
  says,
})

const names = (field: string): BadAnswer[] => [
  bad(field, '', 'Digite o nome completo'),
  bad(field, 'Maria', 'Falta o sobrenome. Digite o nome e o sobrenome.'),
  bad(field, 'Maria 2 Silva', 'O nome não pode ter “2”. Use só letras.'),
  bad(field, 'M Silva', 'O primeiro nome está abreviado. Escreva por inteiro.'),
  bad(field, 'minha mãe faleceu', '“minha” não parece parte de um nome. Escreva só o nome e o sobrenome.'),
]

/** For an order at an address where complements have types. */
export const badAnswers: Readonly<Partial<Record<StepId, readonly BadAnswer[]>>> = {
  cep: [
    bad('cep', '', 'Digite o CEP'),
    bad('cep', '0131010', 'CEP tem 8 números; você digitou 7'),
    bad('cep', '00123456', 'Esse CEP não existe. Confira os números.'),
  ],
  'nr-imovel': [
    bad('number', '', 'Digite o número. Se não tiver, digite S/N'),
    bad('number', 'banana', 'Falta o número da casa. Se não tiver, digite S/N'),
    bad('number', 'Avenida Paulista 1000', 'Aqui vai só o número, sem a rua. É o 1000?'),
    bad('block_number', '', 'Digite a quadra', { is_block_allotment: 'true' }),
    bad('allotment_number', '', 'Digite o lote', { block_number: '3' }),
  ],
  nome: names('name'),
  telefone: [
    bad('phone', '', 'Digite o telefone com DDD'),
    bad('phone', '1198765', 'Telefone com DDD tem 10 ou 11 números; você digitou 7'),
    bad('phone', '987654321', 'Faltou o DDD: digite os 2 números antes de 98765-4321'),
    bad('phone', '20987654321', 'O DDD 20 não existe. Confira os 2 primeiros números.'),
    bad('phone', '11187654321', 'Esse número não é válido. Verifique a digitação.'),
    bad('phone', '+1 202 555 0143', 'Esse telefone é de outro país. Digite um do Brasil, com DDD.'),
  ],
  email: [
    bad('email', '', 'Digite o e-mail'),
    bad('email', 'maria', 'Falta o @ no e-mail. Digite o e-mail inteiro.'),
    bad('email', 'maria@', 'Falta o que vem depois do @, como gmail.com'),
    bad('email', 'maria@exemplo', 'Falta o final do e-mail: exemplo.com?'),
    bad('email', 'maria@@exemplo.com', 'O e-mail tem mais de um @. Deixe só um.'),
    bad('email', 'mária@exemplo.com', 'E-mail não tem acento: confira “á”'),
  ],
  'data-nascimento': [
    bad('birth_date', '', 'Digite a data de nascimento'),
    bad('birth_date', '31/02/1990', 'Data inválida: fevereiro de 1990 tem 28 dias'),
    bad(
      'birth_date',
      '01/01/2015',
      'Para contratar é preciso ter 18 anos ou mais. Confira o ano, ou peça com os dados de um adulto.',
    ),
    bad('birth_date', '01/01/1850', 'O ano 1850 não parece certo. Confira o que você digitou.'),
    bad('birth_date', '01/01/2090', 'Essa data ainda não chegou. Confira o ano.'),
  ],
  'nome-mae': names('mothers_name'),
  cpf: [
    bad('cnpj', '', 'Digite o CNPJ', { person_type: 'pj' }),
    bad('cnpj', '12ABC34501DE3', 'CNPJ tem 14 letras e números; você digitou 13'),
    bad('cnpj', '12ABC34501DE36', 'Esse CNPJ não é válido. Confira as letras e os números.'),
    bad('cpf', '', 'Digite o CPF', { person_type: 'pf' }),
    bad('cpf', '5299822472', 'CPF tem 11 números; você digitou 10'),
    bad('cpf', '52998224724', 'Esse CPF não é válido. Confira os números.'),
    bad('cpf', '11111111111', 'Esse CPF não é válido. Confira os números.'),
  ],
  instalacao: [
    bad('complemento1', '', 'Escolha o tipo de complemento'),
    bad('complemento2', '', 'Digite o número ou a letra', { complemento1: 'APARTAMENTO' }),
    bad('customComplement', '', 'Descreva o complemento', { notFoundComplement: 'true' }),
  ],
  'conta-debito': [
    bad('bank', '', 'Escolha o seu banco'),
    bad('agency', '', 'Digite a agência', { bank: '077' }),
    bad('agency', '12A4', 'A agência tem só números. Tire as letras.'),
    bad('agency', '123456', 'Agência tem até 5 números; você digitou 6'),
    bad('account_number', '', 'Digite a conta com o dígito', { agency: '0001' }),
    bad(
      'account_number',
      '12B45',
      'A conta tem só números; o dígito pode ser X ou P. Tire as outras letras.',
    ),
    bad('account_number', '0000-0', 'Essa conta não existe. Confira os números.'),
  ],
  'data-instalacao': [bad('date', '', 'Escolha o dia da instalação')],
}

/** The same for questions that the chat asks in one line. */
export const badChatLines: Readonly<Partial<Record<StepId, readonly BadAnswer[]>>> = {
  'nr-imovel': [bad('number', '', 'Digite o número. Se não tiver, digite S/N')],
  // what is said after a first name is its surname
  nome: names('name').slice(0, 2),
  'nome-mae': names('mothers_name').slice(0, 2),
  cpf: [
    bad('cpf', '11222333000182', 'Esse CNPJ não é válido. Confira as letras e os números.'),
    bad('cpf', '5299822472', 'CPF tem 11 números; você digitou 10'),
  ],
}

/** Answers that undo the invalid ones of a step before the valid one is given. */
export const fieldsThatUndoBadAnswers: Readonly<Partial<Record<StepId, Fields>>> = {
  'nr-imovel': { is_block_allotment: 'false' },
  instalacao: { notFoundComplement: 'false' },
}
