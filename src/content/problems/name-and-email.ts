/** Error messages for names and e-mail addresses. */
import type { ProblemWords } from './fill-in-error-message.ts'

export const nameAndEmailProblems = {
  'email-acento': 'E-mail não tem acento: confira “{letter}”',
  'email-dois-arrobas': 'O e-mail tem mais de um @. Deixe só um.',
  'email-dominio': 'Falta o que vem depois do @, como gmail.com',
  'email-espaco': 'E-mail não tem espaço. Confira o que você digitou.',
  'email-final': 'Falta o final do e-mail: {domain}.com?',
  'email-invalido': 'Esse e-mail não é válido. Verifique a digitação.',
  'email-longo': 'O e-mail pode ter até {most} caracteres; você digitou {typed}',
  'email-nome': 'Falta o nome antes do @. Digite o e-mail inteiro.',
  'email-sem-arroba': 'Falta o @ no e-mail. Digite o e-mail inteiro.',
  'email-vazio': 'Digite o e-mail',
  'mae-sem-nome':
    'Aqui entra o nome de uma pessoa. Se no documento consta “não declarada”, ou se você não sabe, ligue {vendas}: a equipe diz como fazer o pedido.',
  'nome-curto': 'O primeiro nome está abreviado. Escreva por inteiro.',
  'nome-frase': '“{word}” não parece parte de um nome. Escreva só o nome e o sobrenome.',
  'nome-letras': 'O nome não pode ter “{letter}”. Use só letras.',
  'nome-longo': 'O nome pode ter até {most} letras; você digitou {typed}',
  'nome-sinais': 'O nome tem um sinal que não pode. Use só letras, hífen e apóstrofo.',
  'nome-sobrenome': 'Falta o sobrenome. Digite o nome e o sobrenome.',
  'nome-vazio': 'Digite o nome completo',
} as const satisfies ProblemWords
