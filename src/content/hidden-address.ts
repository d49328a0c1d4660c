/** Stands for the address on a customer's record until the customer has entered the code (S51). */
export const hiddenAddress = 'O do seu cadastro'
