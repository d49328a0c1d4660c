// src/content/contact-not-sent.ts
/** Error message shown if a call request or a waiting-list contact could not be sent or withdrawn. */
var notSent = "Não conseguimos enviar agora. O que você digitou continua aqui.";
export { notSent as t };
