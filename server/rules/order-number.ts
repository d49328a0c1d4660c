/** Creates order numbers and checks their format. */

/**
 * The characters of an order number: digits and letters without 0, O, 1, I and L, which are easily confused
 * when a number is read aloud.
 */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SHAPE = new RegExp(`^P\\d{6}[${ORDER_NUMBER_ALPHABET}]{6}$`)

/**
 * Creates an order number such as 'P261127K7M2QX': 'P', yymmdd, six random characters. `today` is an ISO date,
 * `randomInt(max)` unpredictable (node:crypto). The database ensures that the number is unique.
 */
export function newOrderNumber(today: string, randomInt: (max: number) => number): string {
  let tail = ''
  for (let i = 0; i < 6; i++) tail += ORDER_NUMBER_ALPHABET.charAt(randomInt(ORDER_NUMBER_ALPHABET.length))
  return `P${today.slice(2).replaceAll('-', '')}${tail}`
}

/** Whether a text has the format of an order number. */
export function isOrderNumber(text: string): boolean {
  return SHAPE.test(text)
}
