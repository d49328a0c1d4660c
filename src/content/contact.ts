/** Where neither a request for a call nor a place on the waiting list could be stored. */
export const notSent = 'Não conseguimos enviar agora. O que você digitou continua aqui.'
