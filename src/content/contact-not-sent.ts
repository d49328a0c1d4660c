/** Error message shown if a call request or a waiting-list contact could not be sent or withdrawn. */
export const notSent = 'Não conseguimos enviar agora. O que você digitou continua aqui.'
