/**
 * Why an answer was refused, for figures: a key for every text that a question may show next to a field. Texts repeat
 * what was typed, so a figure counts the key of the text, never the text. Each value is how the text begins, up to
 * where it repeats something.
 */
export const problemKeys = {
  'agencia-formato': 'Confira a agência, como 1234 ou 1234-5',
  'agencia-inexistente': 'Essa agência não existe',
  'agencia-letras': 'A agência tem só números',
  'agencia-longa': 'Agência tem até 5 números',
  'agencia-vazia': 'Digite a agência',
  'banco-vazio': 'Escolha o seu banco',
  'celular-vazio': 'Digite o número do celular, com DDD',
  'cep-inexistente': 'Esse CEP não existe',
  'cep-tamanho': 'CEP tem 8 números',
  'cep-vazio': 'Digite o CEP',
  'cnpj-invalido': 'Esse CNPJ não é válido',
  'cnpj-tamanho': 'CNPJ tem 14 letras e números',
  'cnpj-vazio': 'Digite o CNPJ',
  'codigo-tamanho': 'O código tem seis números',
  'codigo-vazio': 'Digite o código que enviamos',
  'conta-curta': 'Digite a conta com o dígito, como',
  'conta-digito': 'Só o último dígito da conta pode ser X',
  'conta-inexistente': 'Essa conta não existe',
  'conta-letras': 'A conta tem só números',
  'conta-longa': 'Conta com dígito tem até 13 números',
  'conta-vazia': 'Digite a conta com o dígito',
  'cpf-invalido': 'Esse CPF não é válido',
  'cpf-tamanho': 'CPF tem 11 números',
  'cpf-vazio': 'Digite o CPF',
  'data-invalida': 'Data inválida',
  'data-vazia': 'Digite a data',
  'dia-cheio': 'Não há horário livre nesse dia',
  'dia-vazio': 'Escolha o dia da instalação',
  'email-acento': 'E-mail não tem acento',
  'email-dominio': 'Falta o que vem depois do @',
  'email-dois-arrobas': 'O e-mail tem mais de um @',
  'email-espaco': 'E-mail não tem espaço',
  'email-final': 'Falta o final do e-mail',
  'email-invalido': 'Esse e-mail não é válido',
  'email-longo': 'O e-mail pode ter até',
  'email-nome': 'Falta o nome antes do @',
  'email-sem-arroba': 'Falta o @ no e-mail',
  'email-vazio': 'Digite o e-mail',
  'nascimento-ano': 'Confira o ano: você digitou',
  'nascimento-futuro': 'Essa data ainda não chegou',
  'nascimento-menor': 'Para contratar é preciso ter 18 anos ou mais',
  'nascimento-vazio': 'Digite a data de nascimento',
  'nome-curto': 'Escreva o primeiro nome por inteiro',
  'nome-letras': 'Use só letras no nome',
  'nome-longo': 'O nome pode ter até',
  'nome-sinais': 'Confira o nome: use só letras, hífen e apóstrofo',
  'nome-sobrenome': 'Digite o nome e o sobrenome',
  'nome-vazio': 'Digite o nome completo',
  'numero-cep': 'Isso parece um CEP',
  'numero-longo': 'O número pode ter até',
  'numero-vazio': 'Digite o número. Se não tiver, digite S/N',
  'periodo-cheio': 'Esse período já está cheio nesse dia',
  'periodo-vazio': 'Escolha manhã ou tarde',
  'quiz-vazio': 'Escolha uma resposta para esta pergunta',
  'rua-vazia': 'Digite o nome da rua',
  'telefone-ddd': 'Faltou o DDD',
  'telefone-ddd-inexistente': 'O DDD ',
  'telefone-exterior': 'Digite um telefone do Brasil, com DDD',
  'telefone-invalido': 'Esse número não é válido',
  'telefone-tamanho': 'Telefone com DDD tem 10 ou 11 números',
  'telefone-vazio': 'Digite o telefone com DDD',
  'texto-longo': 'Use no máximo ',
} as const satisfies Readonly<Record<string, string>>

/** Any other text: a server's refusal, or one without a key. */
export const OTHER_PROBLEM = 'outro'

/** The longest beginning wins: one text may begin as another does. */
export function problemKeyOf(text: string): string {
  const found = Object.entries(problemKeys)
    .filter(([, beginning]) => text.startsWith(beginning))
    .sort(([, one], [, other]) => other.length - one.length)
  return found[0]?.[0] ?? OTHER_PROBLEM
}
