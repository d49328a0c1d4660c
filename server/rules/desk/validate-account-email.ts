/** Decides which e-mail addresses may have an account at the desk. */

/** The format of an account's e-mail address: letters, digits and `.+_-`, as in addresses of companies. */
const ADDRESS = /^[\w+-][\w.+-]{0,63}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/

/** Returns whether an e-mail address, in lower case, may have an account at the desk. */
export const isAccountEmail = (address: string): boolean => address.length <= 200 && ADDRESS.test(address)
