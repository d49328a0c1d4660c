/** Messages that the operator's desk shows after an action, by the value of the query parameter `feito`. */
export const notices: Readonly<Record<string, string>> = {
  senha: 'Senha guardada. Agora entre com ela.',
  'chave-revogada': 'Chave revogada. Quem a usa não lê mais nada.',
  'experimento-comecou': 'O experimento começou. O plano não muda até o fim.',
  'experimento-parou': 'O experimento parou. Hoje é o último dia que conta.',
  outras: 'Pronto: a sua conta só está aberta neste navegador.',
  saiu: 'Você saiu. Até a próxima.',
  anotado: 'Ligação anotada.',
  devolvida: 'Ligação devolvida para a lista.',
  'de-outra': 'Essa ligação já não estava com você. Nada foi anotado.',
  ninguem: 'Ninguém para ligar agora nesta fila.',
  'ainda-com-voce': 'Você já estava com esta ligação. Anote como foi antes de pegar a próxima.',
  'link-cancelado': 'Link cancelado. Quem o abrir começa do zero.',
  mandado: 'Mandado de novo. Em instantes se vê se chegou.',
  'ja-chegou': 'Essa entrega já chegou ou foi apagada.',
}

/** Appearance of the messages that do not report success. All others are shown as a success. */
export const noticeKinds: Readonly<Record<string, 'info' | 'error'>> = {
  'de-outra': 'error',
  'ja-chegou': 'info',
  ninguem: 'info',
  'ainda-com-voce': 'info',
}
