/** What has just been done, by the name that stands in the address (`?feito=`). */
export const notices: Readonly<Record<string, string>> = {
  senha: 'Senha guardada. Agora entre com ela.',
  'chave-revogada': 'Chave revogada. Quem a usa não lê mais nada.',
  saiu: 'Você saiu. Até a próxima.',
}
