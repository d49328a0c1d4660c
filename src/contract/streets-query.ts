/**
 * Schema of the query that searches for the CEP (postcode) of a street. The browser needs only its type, so it is
 * apart from the schemas that the browser loads.
 */
import * as z from 'zod/mini'

const typed = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max))

/**
 * Query of GET cep/streets: a street as the visitor typed it, without house number. The town may stand at its
 * end, or apart in `city`; `UF` is the state's two letters. Any other parameter is refused, so that nothing
 * else about a visitor is sent here.
 */
export const StreetsQuery = z.strictObject({
  street: typed(2, 128),
  city: z.optional(typed(2, 128)),
  UF: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
})
export type StreetsQuery = z.infer<typeof StreetsQuery>
