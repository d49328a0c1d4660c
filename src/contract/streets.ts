/** Schemas of the search for the CEP (postcode) of a street. The call is not in the specified API. */
import * as z from 'zod/mini'

/** A town with its state. */
export const Town = z.object({ city: z.string(), UF: z.string() })
export type Town = z.infer<typeof Town>

/**
 * A street, or the part of one, that has a CEP of its own. `part` says which houses, as the postal service
 * writes it ('de 612 a 1510 - lado par'); '' if all of them or unknown.
 */
export const FoundStreet = z.object({
  cep: z.string(),
  UF: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  part: z.string(),
})
export type FoundStreet = z.infer<typeof FoundStreet>

/**
 * Reply of GET cep/streets. `towns` holds the towns that the typed name may mean: none if no town was
 * recognised, several if their name does not decide. `streets` is only searched in a single town; it holds at
 * most 50.
 */
export const StreetsReply = z.object({
  success: z.literal(true),
  towns: z.array(Town),
  streets: z.array(FoundStreet),
})
export type StreetsReply = z.infer<typeof StreetsReply>
