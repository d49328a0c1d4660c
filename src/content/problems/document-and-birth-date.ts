/** Error messages for tax numbers (CPF, CNPJ) and date of birth. */
import { MINIMUM_AGE } from '../../lib/minimum-age.ts'
import type { ProblemWords } from './fill-in-error-message.ts'

export const documentProblems = {
  'cnpj-invalido': 'Esse CNPJ não é válido. Confira as letras e os números.',
  'cnpj-tamanho': 'CNPJ tem 14 letras e números; você digitou {typed}',
  'cnpj-vazio': 'Digite o CNPJ',
  'cpf-invalido': 'Esse CPF não é válido. Confira os números.',
  'cpf-sem-plano': 'Este plano é só para empresas: digite o CNPJ. Com CPF, escolha outro plano.',
  'cpf-so-empresa':
    'Este plano é só para empresas: digite o CNPJ. Com CPF, o mais próximo é o {plan}, por {price} por mês com débito automático: é só trocar de plano, e o resto fica como está.',
  'cpf-tamanho': 'CPF tem 11 números; você digitou {typed}',
  'cpf-vazio': 'Digite o CPF',
  'nascimento-ano': 'O ano {year} não parece certo. Confira o que você digitou.',
  'nascimento-futuro': 'Essa data ainda não chegou. Confira o ano.',
  'nascimento-menor': `Para contratar é preciso ter ${MINIMUM_AGE} anos ou mais. Confira o ano, ou peça com os dados de um adulto.`,
  'nascimento-vazio': 'Digite a data de nascimento',
} as const satisfies ProblemWords
