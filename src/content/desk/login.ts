/** Texts of the login pages of the operator's desk. */
export const loginWords = {
  title: 'Entrar',
  why: 'Para quem cuida da loja: pedidos de ligação, números e entregas.',
  email: 'E-mail',
  password: 'Senha',
  go: 'Entrar',
  singleSignOn: 'Entrar com a conta da empresa',
  or: 'ou',
  first: 'É o seu primeiro acesso?',
  firstLink: 'Criar a senha',
  wrong: 'E-mail ou senha não conferem.',
  noSingleSignOn: 'A conta da empresa não abriu a mesa. Entre com a senha ou fale com a administração.',
} as const

/** Texts of the login step that asks for the code of an authenticator app. */
export const loginCodeWords = {
  title: 'Código de acesso',
  why: 'Abra o aplicativo autenticador e digite os 6 números que ele mostra agora.',
  label: 'Código de 6 números',
  go: 'Confirmar',
  wrong: 'Esse código não vale. Espere o próximo e digite de novo.',
  other: 'Entrar com outra conta',
  first: {
    title: 'Ligue o aplicativo autenticador',
    why: 'No celular, leia a imagem com um aplicativo de códigos, como Google Authenticator, Microsoft Authenticator ou 2FAS. Depois digite o código que ele mostra.',
    picture: 'Código QR para o aplicativo autenticador',
    byHand: 'Não consegue ler a imagem? Digite esta chave no aplicativo:',
  },
} as const

/** Texts of the page on which users of the desk set a new password. */
export const passwordSetupWords = {
  title: 'Primeiro acesso',
  why: 'Use o código que a administração passou para você e escolha a sua senha.',
  email: 'E-mail',
  code: 'Código de primeiro acesso',
  codeHint: '16 letras e números, com ou sem hífens',
  password: 'Nova senha',
  passwordHint: 'De 12 a 128 caracteres. Uma frase é fácil de lembrar.',
  repeat: 'Nova senha, mais uma vez',
  go: 'Guardar a senha',
  back: 'Já tenho senha',
  wrong: 'O código não vale para esse e-mail, já foi usado ou venceu. Peça outro à administração.',
  short: (typed: number) => `A senha precisa de 12 caracteres ou mais; você digitou ${typed}.`,
  long: 'A senha pode ter até 128 caracteres.',
  plain: 'Essa senha é fácil de adivinhar: repete letras ou traz o seu e-mail. Escolha outra.',
  differs: 'As duas senhas não são iguais.',
} as const

/** Texts of the page shown briefly during a login by single sign-on. */
export const singleSignOnWords = { title: 'Entrando', go: 'Ir para a mesa' } as const
