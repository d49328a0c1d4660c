/** Placeholder that hides a customer's address until the customer has entered the code. */
export const hiddenAddressPlaceholder = 'O do seu cadastro'
