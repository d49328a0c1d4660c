/** Error message: a call request, or a contact for the waiting list, could not be sent or withdrawn. */
export const notSent = 'Não conseguimos enviar agora. O que você digitou continua aqui.'
