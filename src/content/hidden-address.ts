/** Text in place of the address on a customer's record, until the customer has entered the code. */
export const hiddenAddress = 'O do seu cadastro'
