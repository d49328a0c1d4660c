/** Messages that the operator's desk shows after an action, by the value of the query parameter `feito`. */
export const notices: Readonly<Record<string, string>> = {
  senha: 'Senha guardada. Agora entre com ela.',
  'chave-revogada': 'Chave revogada. Quem a usa não lê mais nada.',
  outras: 'Pronto: a sua conta só está aberta neste navegador.',
  saiu: 'Você saiu. Até a próxima.',
  anotado: 'Ligação anotada.',
  devolvida: 'Ligação devolvida para a lista.',
  'de-outra': 'Essa ligação já não estava com você. Nada foi anotado.',
  'link-cancelado': 'Link cancelado. Quem o abrir começa do zero.',
  aberto: 'Dados abertos por 30 minutos.',
  'visita-mudou': 'Visita mudada. A pessoa recebe o novo dia por e-mail.',
  'pedido-cancelado': 'Pedido cancelado. A pessoa recebe um e-mail.',
  'ja-cancelado': 'Esse pedido já estava cancelado.',
  'link-mandado': 'Link mandado por e-mail.',
  'sem-email': 'Não foi mandado: a pessoa não deixou e-mail.',
  'nada-falhou': 'Nada deste pedido espera para sair de novo.',
  'sessao-encerrada': 'Sessão encerrada.',
  'papel-mudou': 'Papel mudado. Vale a partir da próxima página.',
  'aplicativo-zerado': 'Pronto: na próxima entrada a pessoa liga o aplicativo de novo.',
  'conta-desligada': 'Conta desligada. A pessoa já saiu da mesa.',
  'conta-religada': 'Conta religada.',
  mandado: 'Mandado de novo. Em instantes se vê se chegou.',
  'ja-chegou': 'Essa entrega já chegou ou foi apagada.',
}

/** Appearance of the messages that do not report success. All others are shown as a success. */
export const noticeKinds: Readonly<Record<string, 'info' | 'error'>> = {
  'de-outra': 'error',
  'ja-chegou': 'info',
  'ja-cancelado': 'info',
  'sem-email': 'error',
  'nada-falhou': 'info',
}
